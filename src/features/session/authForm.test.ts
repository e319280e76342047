import { schemas } from '@mocks/generated/contract';
import { describe, expect, it } from 'vitest';
import { authRules } from './authForm';

describe('what the account forms let through', () => {
  it.each(['p', '  p ', '日本語', 'p'.repeat(200), 'p'.repeat(201), '', '   '])(
    'is for %j what the contract takes as a password',
    (typed) => {
      expect(authRules.password(typed) === null).toBe(schemas.Password(typed));
    },
  );

  it('says in words what is missing', () => {
    expect(authRules.password(' ')).toBe('Enter your password');
    expect(authRules.username(' ')).toBe('Enter a username');
    expect(authRules.name('')).toBeNull();
    expect(authRules.name('n'.repeat(121))).toBe('At most 120 characters');
  });
});
