import type * as ReactModule from 'react';

/**
 * Turns off what React's development build records for the browser's tools. Owner stacks tell who rendered an element: for each
 * element React captures a stack and creates a task for the debugger, which takes a fifth of a component test's time. The
 * performance tracks compare the old and the new props of each rendered component. Warnings still name the component and its
 * parents.
 */
// Before React reads them.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
const React: typeof ReactModule = await import('react');
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React captures a limited number of stacks until the next render resets the count.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
