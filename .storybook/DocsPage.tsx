import { Controls, DocsContext, Markdown, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { PERSONAS } from '../mocks/seed/personas';
import type { TestShopOptions } from '../tests/support/createTestShop';
import { linkRules } from './ruleLinks';
import { describeInjection, shopArgsOf } from './shopControls';

/** How a story's shop differs from the default shop. */
function conditions(shop: TestShopOptions | undefined): string[] {
  if (!shop) return [];
  const { persona, scenario, network } = shopArgsOf(shop);
  const pieces = (shop.cart ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const { faults = {}, latency = {}, overrides = {}, clock } = shop.server ?? {};
  const slow = typeof latency === 'number' ? [] : Object.keys(latency);
  return [
    persona ? PERSONAS[persona].label : `signed in as ${shop.persona}`,
    ...(shop.path === undefined ? [] : [`at ${shop.path}`]),
    ...(scenario === undefined || scenario === 'default' ? [] : [scenario]),
    ...(pieces > 0 ? [`${pieces.toLocaleString('en-US')} pieces in the cart`] : []),
    ...(network === undefined || network === 'fast' ? [] : [`network: ${network}`]),
    ...slow.map((call) => `${call} is slow`),
    ...Object.entries(faults).map(([call, fault]) => describeInjection(call, fault)),
    ...Object.keys(overrides).map((call) => `${call} has a custom response`),
    ...(clock ? ['another date'] : []),
  ];
}

/** The component's docstring. */
function Purpose() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const text: unknown = parameters.docs?.extractComponentDescription?.(component, { component, parameters });
  return typeof text === 'string' ? <Markdown>{linkRules(text)}</Markdown> : null;
}

/** A table of the component's stories, each with its shop's settings. */
function States() {
  const context = use(DocsContext);
  return (
    <>
      <h2>States</h2>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th align="left">State</th>
            <th align="left">Shop</th>
            <th align="left">Flow</th>
          </tr>
        </thead>
        <tbody>
          {context.componentStories().map(({ id, name, parameters, playFunction }) => (
            <tr key={id}>
              <td>
                <a
                  href={`./?path=/story/${id}`}
                  target="_top"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    context.channel.emit(SELECT_STORY, { storyId: id });
                  }}
                >
                  {name}
                </a>
              </td>
              <td>{conditions(parameters.shop).join('; ')}</td>
              <td>{playFunction ? 'played' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Shows the first story and lists the others: thirty shops on one page would be slow to open and to read. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Purpose />
      <Primary />
      <States />
      <h2>Controls</h2>
      <Controls />
    </>
  );
}
