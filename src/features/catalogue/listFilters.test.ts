import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, priceToText, canonicalParams, readListFilters, parsePrice, withListFilters } from './listFilters';

const read = (search: string) => readListFilters(new URLSearchParams(search));
const NOTHING = read('');

describe('the filters in a URL', () => {
  it('are read', () => {
    expect(
      read(
        'category=speakers&search=+flip+&region=EU&stock=low_stock&minPrice=9.99&maxPrice=100&brand=JBL&minRating=4.5&anc=false&purchased=true&sort=-sold&page=3&view=table',
      ),
    ).toEqual({
      category: 'speakers',
      search: 'flip',
      region: 'EU',
      stock: 'low_stock',
      minPrice: 999,
      maxPrice: 10_000,
      brand: 'JBL',
      minRating: 4.5,
      anc: false,
      purchased: true,
      sort: '-sold',
      page: 3,
      view: 'table',
    });
  });

  it.each([
    'region=MARS&stock=plenty&minPrice=cheap&maxPrice=-5&brand=++&minRating=9&anc=maybe&purchased=false&sort=random&page=0&view=cube',
    'minPrice=1e9&maxPrice=99999999999999&minRating=4.50000&page=1.5&anc=TRUE',
    'minPrice=&maxPrice=&region=&stock=&page=NaN&sort=&toString=1&__proto__=2&anc=toString',
  ])('count as absent where they are rubbish: %s', (search) => {
    expect(read(search)).toEqual(NOTHING);
  });

  it.each(['-1', '0', '-0', '1.5', 'abc', '', 'NaN', '1e3', '0x2', '+2', 'Infinity'])('ignore page %j', (page) => {
    expect(readListFilters(new URLSearchParams({ page })).page).toBe(1);
  });

  it.each(['44739242', '9007199254740991', '99999999999999999999999'])(
    'end where a backend may stop counting (page %s)',
    (page) => expect(read(`page=${page}`).page).toBe(44_739_242),
  );

  it('put the lower price first', () => {
    expect(read('minPrice=80&maxPrice=20')).toMatchObject({ minPrice: 2000, maxPrice: 8000 });
  });

  it.each([
    ['sort=name&page=0', 'sort=name'],
    ['page=02&sort=name', 'page=2&sort=name'],
    ['page=2&page=3', 'page=2'],
    ['page=9', 'page=5'],
    ['category=DYSON&region=MARS&page=99&utm=X', 'category=dyson&page=5&utm=X'],
  ])('are put right in the address of a list of five pages: %s', (search, proper) => {
    expect(canonicalParams(new URLSearchParams(search), 5)?.toString()).toBe(proper);
    expect(canonicalParams(new URLSearchParams(proper), 5)).toBeNull();
  });

  it.each(['', 'page=1', 'page=5&sort=name', 'search=+flip+&minPrice=80&maxPrice=20', 'utm=%20x'])(
    'are left as they are where they are true: %s',
    (search) => expect(canonicalParams(new URLSearchParams(search), 5)).toBeNull(),
  );

  it('keep the others when one is removed', () => {
    const address = new URLSearchParams(
      'category=dyson&region=EU&brand=Dyson&minPrice=10&sort=price&page=2&view=table&utm=x',
    );
    expect(withListFilters(address, { region: null }).toString()).toBe(
      'category=dyson&brand=Dyson&minPrice=10&sort=price&view=table&utm=x',
    );
    expect(withListFilters(address, NO_FILTERS).toString()).toBe('category=dyson&sort=price&view=table&utm=x');
  });

  it('start at page 1 when they change, but not when the view changes', () => {
    const address = new URLSearchParams('region=EU&page=2');
    expect(withListFilters(address, { view: 'table' }).toString()).toBe('region=EU&page=2&view=table');
    expect(withListFilters(address, { sort: 'price' }).toString()).toBe('region=EU&sort=price');
    expect(withListFilters(address, { page: 1 }).toString()).toBe('region=EU');
  });

  it('are read back as written', () => {
    const filters = fc.record(
      {
        region: fc.constantFrom('USA', 'EU', null),
        stock: fc.constantFrom('in_stock', 'low_stock', 'out_of_stock', null),
        minPrice: fc.option(fc.integer({ min: 0, max: 5_000 })),
        maxPrice: fc.option(fc.integer({ min: 5_000, max: 90_000_000 })),
        brand: fc.constantFrom('JBL', 'Bang & Olufsen', 'Other brands', null),
        minRating: fc.constantFrom(4.5, 4, 3, null),
        anc: fc.constantFrom(true, false, null),
        page: fc.integer({ min: 1, max: 300 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (changed) => {
        expect(readListFilters(withListFilters(new URLSearchParams(), changed))).toEqual({ ...NOTHING, ...changed });
      }),
    );
  });

  it('are read from any URL without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...Object.keys(NOTHING)), fc.string())), (pairs) => {
        expect(Object.keys(readListFilters(new URLSearchParams(pairs)))).toEqual(Object.keys(NOTHING));
      }),
    );
  });
});

describe('a typed price', () => {
  it.each([
    ['25', 2500],
    [' 25.5 ', 2550],
    ['$1,250.50', 125_050],
    ['.5', 50],
    ['12.', 1200],
    ['0', 0],
  ])('%j is %i cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  it.each(['', 'abc', '-1', '1.999', '1,2', '1e3', '€5', '99999999999'])('is null for %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('is written in its shortest form', () => {
    expect([null, 0, 2500, 2550, 5].map(priceToText)).toEqual(['', '0', '25', '25.50', '0.05']);
  });
});
