import type * as ReactModule from 'react';

/**
 * Turns off React's owner stacks, which tell who rendered an element. For each element, React's development build captures
 * a stack and creates a task for the debugger, which takes a fifth of a component test's time. Warnings still name the
 * component and its parents.
 */
Reflect.deleteProperty(console, 'createTask'); // before React reads it
const React: typeof ReactModule = await import('react');
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React captures a limited number of stacks until the next render resets the count.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
