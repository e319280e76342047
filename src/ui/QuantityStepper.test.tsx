import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { QuantityStepper } from './QuantityStepper';

function setup(initial = 1, props: Partial<React.ComponentProps<typeof QuantityStepper>> = {}) {
  const onChange = vi.fn();
  const onCommit = vi.fn();
  function Host() {
    const [value, setValue] = useState(initial);
    return (
      <QuantityStepper
        label="Quantity of Studio Buds"
        value={value}
        onChange={(quantity) => {
          onChange(quantity);
          setValue(quantity);
        }}
        onCommit={onCommit}
        {...props}
      />
    );
  }
  render(
    <ThemeProvider>
      <Host />
    </ThemeProvider>,
  );
  return {
    user: userEvent.setup(),
    onChange,
    onCommit,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Studio Buds' }),
    minus: screen.getByRole('button', { name: 'Decrease quantity' }),
    plus: screen.getByRole('button', { name: 'Increase quantity' }),
  };
}

describe('QuantityStepper', () => {
  it('increases and decreases with its buttons', async () => {
    const { user, field, minus, plus, onCommit } = setup(1);
    await user.click(plus);
    await user.click(plus);
    expect(field).toHaveValue('3');
    await user.click(minus);
    expect(field).toHaveValue('2');
    expect(onCommit.mock.calls).toEqual([[2], [3], [2]]);
  });

  it('disables minus at 1 and explains why', async () => {
    const { user, field, minus, onChange } = setup(1);
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    expect(minus).toHaveAccessibleDescription('The minimum is 1');
    await user.click(minus);
    expect(field).toHaveValue('1');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['e', '-', '+', '.', ' ', 'x'])('rejects "%s"', async (key) => {
    const { user, field, onChange } = setup(12);
    await user.click(field);
    await user.keyboard(`{End}${key}`);
    expect(field).toHaveValue('12');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('allows editing keys', async () => {
    const { user, field } = setup(12);
    await user.click(field);
    await user.keyboard('{End}{Backspace}{ArrowLeft}3');
    expect(field).toHaveValue('31');
  });

  it('may be empty while typing, reports 0, and is reset to 1 on blur', async () => {
    const { user, field, onChange, onCommit } = setup(12);
    await user.clear(field);
    expect(field).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(onCommit).not.toHaveBeenCalled();
    await user.tab();
    expect(field).toHaveValue('1');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is reset to `emptyValue` when it is left empty', async () => {
    const { user, field, onCommit } = setup(12, { emptyValue: 12 });
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('12');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(12);
  });

  it('changes 0 to 1 on blur and removes leading zeros', async () => {
    const { user, field } = setup(12);
    await user.clear(field);
    await user.type(field, '0');
    expect(field).toHaveValue('0');
    await user.tab();
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, '007');
    await user.tab();
    expect(field).toHaveValue('7');
  });

  it('rejects a pasted fraction and is capped at 999,999', async () => {
    const { user, field, plus } = setup(12);
    await user.clear(field);
    await user.paste('1.5');
    expect(field).toHaveValue('12');
    await user.clear(field);
    await user.type(field, '9999999');
    expect(field).toHaveValue('999999');
    expect(plus).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(['1,000', ' 1 000 ', '１０００', '١٠٠٠'])('reads a pasted "%s" as 1000', async (text) => {
    const { user, field, onChange } = setup(12);
    await user.clear(field);
    await user.paste(text);
    expect(field).toHaveValue('1000');
    expect(onChange).toHaveBeenLastCalledWith(1000);
  });

  it.each(['1.000', '1,5', '12 pcs'])('rejects a pasted "%s"', async (text) => {
    const { user, field, onChange } = setup(12);
    await user.click(field);
    onChange.mockClear();
    await user.paste(text);
    expect(field).toHaveValue('12');
    expect(onChange).not.toHaveBeenCalled();
  });

  const note = () => screen.queryByRole('alert')?.textContent;

  it('takes no fraction, typed or pasted: it says so and keeps the quantity', async () => {
    const { user, field, onCommit } = setup(30);
    for (const enter of [() => user.type(field, '2.5'), () => user.type(field, '2,5'), () => user.paste('2.5')]) {
      await user.clear(field);
      await enter();
      expect(field).toHaveValue('30');
      expect(note()).toBe('Whole pieces only. The quantity is still 30.');
      expect(field).toHaveAccessibleDescription('Whole pieces only. The quantity is still 30.');
      await user.tab();
      expect(onCommit).toHaveBeenLastCalledWith(30);
      expect(note()).toBe('Whole pieces only. The quantity is still 30.');
    }
    await user.clear(field);
    await user.type(field, '2,500');
    expect(field).toHaveValue('2500');
    expect(note()).toBeUndefined();
  });

  it.each(['typed', 'pasted'])('says what was asked and what is kept when too much is %s', async (how) => {
    const { user, field, onCommit } = setup(1);
    await user.clear(field);
    await (how === 'typed' ? user.type(field, '99999999999') : user.paste('99999999999'));
    await user.tab();
    expect(field).toHaveValue('999999');
    expect(onCommit).toHaveBeenLastCalledWith(999_999);
    expect(note()).toBe('You entered 99,999,999,999. The quantity is 999,999, the most that is possible.');
    await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(note()).toBeUndefined();
  });

  it('takes the digits of an input method once they are composed', async () => {
    const { field, onChange } = setup(1);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '１２' }, isComposing: true });
    expect(field).toHaveValue('１２');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('12');
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  it('increases and decreases with the arrow keys', async () => {
    const { user, field } = setup(12);
    await user.click(field);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field).toHaveValue('13');
    expect(field).toHaveAttribute('aria-valuenow', '13');
  });

  it('jumps to the next price break', async () => {
    const { user, field } = setup(24, { nextStep: { quantity: 30, label: 'Add 6 more for 15% off' } });
    await user.click(screen.getByRole('button', { name: 'Add 6 more for 15% off' }));
    expect(field).toHaveValue('30');
    expect(screen.queryByRole('button', { name: /Add 6/ })).toBeNull();
  });

  it('does not change while a request is pending', async () => {
    const { user, field, plus, onChange } = setup(24, { busy: true });
    await user.click(plus);
    await user.type(field, '5');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('24');
    expect(onChange).not.toHaveBeenCalled();
  });
});
