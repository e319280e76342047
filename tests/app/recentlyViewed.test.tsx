import { act, render, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readProduct } from '@/domain/product/readProduct';
import { RecentlyViewed } from '@/features/recently-viewed/RecentlyViewed';
import { useRecordView } from '@/features/recently-viewed/useRecentlyViewed';
import { useCurrentUser } from '@/features/session/currentUser';
import { createMemoryStorage, createMemoryStore, type AppStorage } from '@/lib/storage';
import { openShop, prepareShop } from '@tests/support/createTestShop';
import { createConnectedChannels } from '@tests/support/connectedChannels';

const SAM = { name: 'Sam Silver', email: 'silver@example.com' };
const GLORIA = { name: 'Gloria Gold', email: 'gold@example.com' };
const FLIP = 'JBL Flip 6 Portable Speaker';

/** One browser: its local storage, its tabs' channel, and a server that knows both buyers. */
async function openBrowser() {
  const prepared = await prepareShop({ path: '/' });
  const { server } = prepared;
  await server.ready;
  const { local } = createMemoryStorage();
  const channel = createConnectedChannels();
  const productAt = (slug: string) => {
    const product = server.db.products.find((row) => row.slug === slug);
    if (!product) throw new Error(`The seed has no ${slug}.`);
    return readProduct(product);
  };
  const View = ({ slug }: { slug: string }) => {
    useRecordView(productAt(slug));
    return <h1>{slug}</h1>;
  };
  function Home() {
    useCurrentUser();
    return (
      <>
        <h1>Home</h1>
        <RecentlyViewed />
      </>
    );
  }
  const pages = (slug: string) => ({ path: `/${slug}`, Component: () => <View slug={slug} /> });

  /** Opens a tab. After a reload it keeps its session storage. */
  const tab = (session: AppStorage['session'] = createMemoryStore()) => {
    const storage = { local, session };
    const shop = openShop(
      { ...prepared, storage, options: { path: '/', channel: channel() } },
      { routes: [{ path: '/', Component: Home }, pages('jbl-flip-6'), pages('apple-airpods-max')] },
    );
    const page = render(shop.element);
    const view = within(page.container);
    const go = (path: string) => act(() => shop.router.navigate(path));
    return {
      ...shop,
      go,
      /** Visits a product page and returns to the home page. */
      visitProduct: async (slug: string) => {
        await go(`/${slug}`);
        await view.findByRole('heading', { name: slug });
        await go('/');
        await view.findByRole('heading', { name: 'Home' });
      },
      signIn: async (user: typeof SAM, { stay = true, known = true } = {}) => {
        const token = await server.signIn(user.email);
        act(() => shop.session.signIn({ token, user: known ? user : null, stay }));
      },
      expire: () => act(() => shop.session.expire(shop.session.get().token ?? '')),
      signOut: () => act(() => shop.session.signOut()),
      reload: () => {
        page.unmount();
        shop.dispose();
        return tab(session);
      },
      close: () => {
        page.unmount();
        shop.dispose();
      },
      names: () => view.queryAllByRole('link').map((link) => link.textContent?.replace(/(from )?\$.*/, '')),
    };
  };
  return { server, local, tab };
}

/** A browser with a tab in which Sam has viewed a product and is on the home page. */
async function openBrowserViewedBySam(options: { stay?: boolean } = {}) {
  const browser = await openBrowser();
  const tab = browser.tab();
  await tab.signIn(SAM, options);
  await tab.visitProduct('jbl-flip-6');
  expect(tab.names()).toEqual([FLIP]);
  return { ...browser, first: tab };
}

describe('products that a buyer has viewed are hidden from the next buyer', () => {
  it('after a logout', async () => {
    const { first } = await openBrowserViewedBySam();
    first.signOut();
    expect(first.names()).toEqual([]);
    await first.signIn(GLORIA);
    expect(first.names()).toEqual([]);
    expect(first.reload().names()).toEqual([]);
  });

  it('after the session expired while the home page was open', async () => {
    const { first, local } = await openBrowserViewedBySam();
    first.expire();
    await first.signIn(GLORIA);
    expect(first.names()).toEqual([]);
    expect(local.get('recentlyViewed')).toBeNull();
  });

  it.each([{ known: true }, { known: false }])(
    'after the session expired and a reload, whether or not the login response has the user (%o)',
    async ({ known }) => {
      const { first, local } = await openBrowserViewedBySam();
      first.expire();
      const again = first.reload();
      await again.signIn(GLORIA, { known });
      expect(again.names()).toEqual([]);
      await waitFor(() => expect(again.session.get().user).toEqual(GLORIA));
      expect(again.names()).toEqual([]);
      expect(local.get('recentlyViewed')).toBeNull();
      await again.visitProduct('apple-airpods-max');
      expect(again.names()).toHaveLength(1);
    },
  );

  it('after a reload when the next buyer’s token is already in the storage', async () => {
    const { first, local, server, tab } = await openBrowserViewedBySam();
    first.close();
    local.remove('user');
    local.set('authToken', await server.signIn(GLORIA.email));
    const next = tab();
    expect(next.names()).toEqual([]);
    await waitFor(() => expect(next.session.get().user).toEqual(GLORIA));
    expect(next.names()).toEqual([]);
  });

  it('after a login for the browser session only', async () => {
    const { first, tab } = await openBrowserViewedBySam({ stay: false });
    first.close();
    const next = tab();
    await next.signIn(GLORIA);
    expect(next.names()).toEqual([]);
  });

  it('in another tab with the home page open', async () => {
    const { first, tab } = await openBrowserViewedBySam();
    const other = tab();
    expect(other.names()).toEqual([FLIP]);
    first.signOut();
    expect(other.names()).toEqual([]);
    await first.signIn(GLORIA);
    expect(other.session.get().user).toEqual(GLORIA);
    expect(other.names()).toEqual([]);
  });

  it('in another tab, after the session expired in this one', async () => {
    const { first, tab } = await openBrowserViewedBySam();
    const other = tab();
    first.expire();
    await other.signIn(GLORIA);
    expect([first.names(), other.names()]).toEqual([[], []]);
  });

  it('in another tab with a login of its own at the same time', async () => {
    const { first: sams, tab } = await openBrowserViewedBySam({ stay: false });
    const glorias = tab();
    await glorias.signIn(GLORIA, { stay: false });
    expect(glorias.names()).toEqual([]);
    await sams.visitProduct('jbl-flip-6');
    await glorias.go('/apple-airpods-max');
    await sams.go('/jbl-flip-6');
    await sams.go('/');
    await glorias.go('/');
    expect(sams.names()).toEqual([FLIP]);
    expect(glorias.names()).toEqual([]);
  });

  it('in another tab that shows the product while the next buyer logs in', async () => {
    const { first, tab } = await openBrowserViewedBySam();
    const other = tab();
    await other.go('/jbl-flip-6');
    first.signOut();
    await first.signIn(GLORIA);
    await other.go('/');
    expect(other.names()).toEqual([]);
  });
});

describe('products that a buyer has viewed', () => {
  it('are kept over an expired session, a reload and the same buyer’s next login', async () => {
    const { first } = await openBrowserViewedBySam();
    first.expire();
    const again = first.reload();
    expect(again.names()).toEqual([FLIP]);
    await again.signIn(SAM);
    expect(again.names()).toEqual([FLIP]);
  });

  it('before the first login belong to the buyer who logs in', async () => {
    const { tab } = await openBrowser();
    const visitor = tab();
    await visitor.visitProduct('jbl-flip-6');
    await visitor.signIn(SAM);
    expect(visitor.names()).toEqual([FLIP]);
    visitor.expire();
    const again = visitor.reload();
    await again.signIn(GLORIA);
    expect(again.names()).toEqual([]);
  });

  it('are stored without the buyer’s email', async () => {
    const { local, first } = await openBrowserViewedBySam({ stay: false });
    first.close();
    expect(local.get('viewedBy')).toMatch(/^[\da-z]{1,7}$/);
  });
});
