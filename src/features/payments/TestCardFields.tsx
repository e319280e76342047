import { TextInput, type TextInputProps } from '@mantine/core';
import { useComposition } from '@/lib/useComposition';
import { digitsOf, groupDigits, groupExpiration, type TypedCard } from './testCards';
import classes from './TestCardFields.module.css';

interface TestCardFieldsProps {
  card: TypedCard;
  onChange: (card: TypedCard) => void;
  /** Label of the security code. */
  codeLabel: 'CCV' | 'CVV';
}

/** A page's own card fields, for test cards only (D-224). */
export function TestCardFields({ card, onChange, codeLabel }: TestCardFieldsProps) {
  return (
    <div className={classes.fields}>
      <CardNumberField value={card.number} onText={(number) => onChange({ ...card, number })} />
      <DigitField
        label="Expiration date"
        placeholder="MM/YY"
        maxLength={5}
        value={card.expiration}
        onText={(text) => onChange({ ...card, expiration: groupExpiration(text) })}
      />
      <SecurityCodeField label={codeLabel} value={card.code} onText={(code) => onChange({ ...card, code })} />
      <TestModeNote />
    </div>
  );
}

interface DigitFieldProps extends TextInputProps {
  value: string;
  onText: (text: string) => void;
}

/** Browsers are asked not to fill in a real card. */
function DigitField({ value, onText, ...props }: DigitFieldProps) {
  const { composed, handlers } = useComposition(onText);
  return <TextInput inputMode="numeric" autoComplete="off" {...props} value={composed ?? value} {...handlers} />;
}

/** In blocks of four, 19 characters at most (D-182). */
export function CardNumberField({ onText, ...props }: DigitFieldProps) {
  return (
    <DigitField
      label="Card number"
      className={classes.wide}
      placeholder="4111 1111 1111 1111"
      maxLength={19}
      {...props}
      onText={(text) => onText(groupDigits(text))}
    />
  );
}

/** Up to four digits. */
export function SecurityCodeField({ onText, ...props }: DigitFieldProps) {
  return <DigitField maxLength={4} {...props} onText={(text) => onText(digitsOf(text).slice(0, 4))} />;
}

export function TestModeNote() {
  return <p className={classes.note}>Test mode: only test cards are accepted. Please do not enter a real card.</p>;
}
