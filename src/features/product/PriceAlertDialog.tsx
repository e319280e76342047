import { Button, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { convert, currencySymbol, formatAmount, type Currency } from '@/domain/currency';
import { emailError } from '@/domain/email';
import { centsFromText, textFromCents, type Cents } from '@/domain/money';
import { priceAlertBounds, priceAlertCheck, priceAlertConfirmation } from '@/domain/priceAlert';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { useSession } from '@/features/session/SessionContext';
import { showFieldErrors } from '@/lib/showFieldErrors';
import { AmountField } from '@/ui/AmountField';
import { EmailField } from '@/ui/EmailField';
import { useToast } from '@/ui/toast/useToast';

const readTarget = (text: string) => centsFromText(text.trim());

/** Keeps the place of the range until the price is known. */
const PENDING_RANGE = { description: '\u00a0' };

/** The target's range, in words and as the field's attributes. */
function rangeProps(price: number, currency: Currency) {
  const { min, max, step } = priceAlertBounds(price);
  const description = `Between ${formatAmount(min, currency)} and ${formatAmount(max, currency)}`;
  return { description, min: textFromCents(min), max: textFromCents(max), step: textFromCents(step) };
}

interface PriceAlertDialogProps {
  /** Name of the product. */
  name: string;
  /** Current price per piece, in USD cents; null while the cart, on which it depends, is being read. */
  unitUsd: Cents | null;
  onClose: () => void;
}

/** Asks for an email address and a target price, and checks the target against the price in the display currency (S1 5, D-18, D-19). Makes no call. */
export function PriceAlertDialog({ name, unitUsd, onClose }: PriceAlertDialogProps) {
  const { currency } = useCurrency();
  const { user } = useSession();
  const { toast } = useToast();
  const reasonId = useId();
  const price = unitUsd === null ? null : convert(unitUsd, currency);

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: user?.email ?? '', target: '' },
    validate: {
      email: emailError,
      target: (target) => (readTarget(target) === null ? 'Enter a price with at most two decimals' : null),
    },
  });
  const submit = form.onSubmit(({ target: text }, event) => {
    if (price === null) return;
    const target = readTarget(text) ?? 0;
    const verdict = priceAlertCheck({ price, target, currency });
    if (!verdict.ok) {
      toast({ title: verdict.title, description: verdict.text, tone: 'danger' });
      // The toast has the message (S1 5); the field is only marked.
      showFieldErrors(form, event?.currentTarget, { target: true });
      return;
    }
    toast({ title: verdict.title, description: priceAlertConfirmation(name, target, currency), tone: 'success' });
    onClose();
  });

  return (
    <Modal opened onClose={onClose} title="Set Price Alert" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed" id={reasonId} role="status">
            {price === null
              ? `Reading your cart for the price of ${name}.`
              : `${name} is ${formatAmount(price, currency)} each now. We email you once, when it reaches your price.`}
          </Text>
          <EmailField {...form.getInputProps('email')} key={form.key('email')} />
          <AmountField
            label="Target price"
            {...(price === null ? PENDING_RANGE : rangeProps(price, currency))}
            leftSection={currencySymbol(currency)}
            required
            data-autofocus
            {...form.getInputProps('target')}
            key={form.key('target')}
          />
          <Button
            type="submit"
            aria-disabled={price === null || undefined}
            aria-describedby={price === null ? reasonId : undefined}
          >
            Set alert
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
