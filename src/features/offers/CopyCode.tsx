import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import { OFFER } from '@/domain/offer';
import classes from './OfferPopup.module.css';

/** The code with a copy button, which confirms for two seconds (S1 4). */
export function CopyCode() {
  const clipboard = useClipboard({ timeout: OFFER.copiedSeconds * 1000 });
  return (
    <div>
      <div className={classes.coupon}>
        <code className={classes.code}>{OFFER.code}</code>
        <Button
          size="sm"
          leftSection={
            clipboard.copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.75} aria-hidden />
          }
          onClick={() => clipboard.copy(OFFER.code)}
        >
          {clipboard.copied ? 'Copied' : 'Copy code'}
        </Button>
      </div>
      <VisuallyHidden role="status">{clipboard.copied ? 'Code copied' : ''}</VisuallyHidden>
      {clipboard.error && (
        <p className={classes.finePrint}>The browser does not let us copy. Select the code and copy it by hand.</p>
      )}
    </div>
  );
}
