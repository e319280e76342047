import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore, useStore } from '@/lib/store';
import { PageFocus } from './PageFocus';

function Shop() {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/product">Speaker</Link>
      <Outlet />
      <PageFocus main={main} />
    </main>
  );
}

/** Opens a product whose name is known later, and gives the function that tells it. */
async function openProduct() {
  const name = createStore('');
  function Product() {
    const title = useStore(name);
    return (
      <>
        <input aria-label="Note" />
        {title && <h1>{title}</h1>}
      </>
    );
  }
  const routes = [
    {
      Component: Shop,
      children: [
        { path: '/', element: <p>Home</p> },
        { path: '/product', Component: Product },
      ],
    },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('link', { name: 'Speaker' }));
  return { person, tell: () => act(async () => name.set('Speaker')) };
}

it('a title that comes after its page takes the focus from the page', async () => {
  const { tell } = await openProduct();
  expect(screen.getByRole('main')).toHaveFocus();
  await tell();
  expect(screen.getByRole('heading', { name: 'Speaker' })).toHaveFocus();
});

it('a title that comes late leaves the focus where the person has moved it', async () => {
  const { person, tell } = await openProduct();
  await person.click(screen.getByLabelText('Note'));
  await tell();
  expect(screen.getByLabelText('Note')).toHaveFocus();
});
