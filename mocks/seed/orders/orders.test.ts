import { describe, expect, it } from 'vitest';
import { schemas } from '../../generated/contract';
import { growthFromSpent, membershipDiscount, membershipLevel } from '../../rules/membership';
import { regionOf } from '../../rules/region';
import { seed } from '../seed';

const { orders, buyers, products, addresses } = seed;
const paidBy = (buyerId: number) => orders.filter((row) => row.buyerId === buyerId && row.paymentStatus === 'paid');
const allOf = (values: string[]) => new Set(values);

describe('the seeded orders', () => {
  it('are 60 orders of the 14 days before the start time, oldest first', () => {
    expect(orders).toHaveLength(60);
    const moments = orders.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
    expect(orders.map(({ id }) => id)).toEqual(orders.map((_, position) => 1001 + position));
    expect(moments[0]?.localeCompare('2025-06-02T15:00:00Z')).toBe(1);
    expect(moments.at(-1)?.localeCompare('2025-06-16T15:00:00Z')).toBe(-1);
  });

  it('have every status, payment method and payment status', () => {
    expect(allOf(orders.map(({ status }) => status))).toEqual(
      new Set(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
    );
    expect(allOf(orders.map(({ paymentMethod }) => paymentMethod))).toEqual(
      new Set(['card', 'paypal', 'square', 'bank_transfer']),
    );
    expect(allOf(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(
      new Set(['paid', 'failed', 'pending_verification']),
    );
  });

  it('include at least two pending bank transfers, and no other pending payments', () => {
    const waiting = orders.filter(({ paymentStatus }) => paymentStatus === 'pending_verification');
    expect(waiting.length).toBeGreaterThan(1);
    expect(new Set(waiting.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['bank_transfer']));
  });

  it('have a tracking number only when they were shipped', () => {
    for (const { status, trackingNumber } of orders)
      expect(trackingNumber !== null).toBe(status === 'shipped' || status === 'delivered');
  });

  it.each(orders.map((row) => [row.id, row] as const))('order %i adds up to the cent', (_id, row) => {
    const gross = row.items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    expect(gross - row.membershipDiscountCents).toBe(row.subtotalCents);
    expect(row.subtotalCents + row.shippingCents).toBe(row.totalCents);
  });

  it('have the discount of the buyer’s level at that time, and add up to no more than the buyer has spent', () => {
    for (const { id, totalSpentCents } of buyers) {
      let spent = totalSpentCents - paidBy(id).reduce((sum, { totalCents }) => sum + totalCents, 0);
      expect(spent).toBeGreaterThanOrEqual(0);
      for (const row of orders.filter(({ buyerId }) => buyerId === id)) {
        const level = membershipLevel(growthFromSpent(spent));
        const gross = row.subtotalCents + row.membershipDiscountCents;
        expect(row.membershipDiscountCents).toBe(membershipDiscount(gross, level).discount);
        if (row.paymentStatus === 'paid') spent += row.totalCents;
      }
      expect(spent).toBe(totalSpentCents);
    }
  });

  it('contain products of one region each, with their current names', () => {
    for (const { items, region } of orders) {
      const ordered = items.map(({ productId }) => products.find(({ id }) => id === productId) ?? expect.unreachable());
      expect(items.map(({ productName }) => productName)).toEqual(ordered.map(({ name }) => name));
      expect(new Set(ordered.map(regionOf))).toEqual(new Set([region]));
    }
  });

  it('start with the order in the contract’s examples', () => {
    expect(orders[0]).toMatchObject({ id: 1001, subtotalCents: 2243_74, shippingCents: 89_17, totalCents: 2332_91 });
  });

  it('have addresses that fit the contract', () => {
    for (const { shippingAddress } of orders) expect(schemas.OrderAddress(shippingAddress)).toBe(true);
  });
});

describe('the saved addresses', () => {
  it('fit the contract, and each buyer has at most one default', () => {
    for (const { buyerId: _private, ...address } of addresses) expect(schemas.Address(address)).toBe(true);
    for (const { id } of buyers)
      expect(addresses.filter(({ buyerId, isDefault }) => buyerId === id && isDefault).length).toBeLessThanOrEqual(1);
  });

  it('belong to at least eight buyers', () => {
    expect(new Set(addresses.map(({ buyerId }) => buyerId)).size).toBeGreaterThan(7);
  });
});
