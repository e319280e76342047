import { describe, expect, it } from 'vitest';
import { schemas } from '@mocks/generated/contract';
import { emailError } from './email';

describe('a typed email address', () => {
  it.each([
    'a@example.com',
    ' silver@example.com ',
    'o’neil',
    'first.last+tag@mail.example.co.uk',
    'a@b',
    '@example.com',
    'a b@example.com',
    'a..b@example.com',
    'a@example..com',
    'a@exa_mple.com',
    'a@example.',
    `${'a'.repeat(250)}@example.com`,
  ])('is taken or refused as the contract does it: %j', (typed) => {
    expect(emailError(typed) === null).toBe(schemas.Email(typed.trim()));
  });

  it('has an error message when it is invalid', () => {
    expect(emailError('  ')).toBe('Enter your email address');
    expect(emailError('silver')).toBe('Enter a full email address, like name@company.com');
    expect(emailError(`${'a'.repeat(250)}@example.com`)).toBe('At most 254 characters');
  });
});
