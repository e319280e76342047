import { schemas } from '@mocks/generated/contract';
import { describe, expect, it } from 'vitest';
import { authRules } from './authForm';

describe('the validation of the account forms', () => {
  it.each(['p', '  p ', '日本語', 'p'.repeat(200), 'p'.repeat(201), '', '   '])(
    'accepts the password %j exactly if the contract does',
    (typed) => {
      expect(authRules.password(typed) === null).toBe(schemas.Password(typed));
    },
  );

  it('has a message for a missing or too long value', () => {
    expect(authRules.password(' ')).toBe('Enter your password');
    expect(authRules.username(' ')).toBe('Enter a username');
    expect(authRules.name('')).toBeNull();
    expect(authRules.name('n'.repeat(121))).toBe('At most 120 characters');
  });
});
