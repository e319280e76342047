import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CardFields, useCardForm } from '@/features/payments/CardFields';
import { usePaymentProviders } from '@/features/payments/PaymentProvidersContext';
import { PaymentError, type CardDetails, type CardProvider } from '@/features/payments/providers';
import { useClock } from '@/lib/EnvironmentContext';
import { BusyButton } from '@/ui/BusyButton';
import { ErrorState } from '@/ui/ErrorState';
import classes from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame';
import styles from './SquareTestPage.module.css';

/** Lines that the debug log keeps (S2 9). */
const LOG_LENGTH = 10;

const DETAILS: CardDetails = {
  total: 1_00,
  billing: {
    firstName: 'Test',
    lastName: 'Buyer',
    address: '1 Main Street',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    country: 'US',
  },
};

/** /square-test: attaches the card form and makes tokens; no call, no charge (D-119). Only with the sandbox (D-224). */
export default function SquareTestPage() {
  const { card } = usePaymentProviders();
  return (
    <CheckoutFrame title="Square test" step={2}>
      {card ? (
        <CardTest provider={card} />
      ) : (
        <ErrorState title="Card payments are not set up" message="Set the provider’s ids: see README.md." />
      )}
    </CheckoutFrame>
  );
}

interface LogLine {
  id: number;
  text: string;
}

function CardTest({ provider }: { provider: CardProvider }) {
  const clock = useClock();
  const [isAttached, setAttached] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const add = (text: string) => {
    const time = clock.now().toISOString().slice(11, 19);
    setLog((lines) => [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, text: `${time} ${text}` }].slice(-LOG_LENGTH));
  };
  const tokenize = async () => {
    if (isTokenizing) return;
    setTokenizing(true);
    add('tokenize');
    try {
      const { token } = await card.tokenize(DETAILS);
      // The kind of the token is enough: it could pay.
      add(`token ${token.split(':').slice(0, 2).join(':')}`);
    } catch (error) {
      add(error instanceof PaymentError ? `${error.reason} ${error.message}`.trim() : 'unexpected error');
    }
    setTokenizing(false);
  };
  const card = useCardForm(isAttached ? provider : null, {
    onSubmit: () => void tokenize(),
    onEscape: () => add('escape in the card form'),
    onReady: () => add('card form attached'),
    onFailed: () => add('card form could not be attached'),
  });
  return (
    <div className={classes.layout}>
      <section className={classes.card} aria-labelledby="square-test-form">
        <h2 id="square-test-form">Card form</h2>
        {isAttached && <CardFields card={card} />}
        <Group mt="md">
          <Button
            variant="default"
            onClick={() => {
              add(isAttached ? 'detach' : 'attach');
              setAttached(!isAttached);
            }}
          >
            {isAttached ? 'Detach' : 'Attach'}
          </Button>
          <BusyButton busy={isTokenizing} onClick={() => void tokenize()}>
            Tokenize
          </BusyButton>
        </Group>
      </section>
      <section className={`${classes.card} ${classes.side}`} aria-labelledby="square-test-log">
        <h2 id="square-test-log">Debug log</h2>
        <div role="log" aria-labelledby="square-test-log">
          <ol className={styles.log}>
            {log.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </div>
        <Button variant="default" onClick={() => setLog([])}>
          Clear log
        </Button>
      </section>
    </div>
  );
}
