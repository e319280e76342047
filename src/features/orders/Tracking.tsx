import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import IconExternalLink from '@tabler/icons-react/icons/IconExternalLink';
import { findCarrier } from './carriers';
import classes from './OrderView.module.css';

/** The tracking number with a button that copies it, and a link to the carrier's page if its form is known. */
export function Tracking({ trackingNumber }: { trackingNumber: string }) {
  const carrier = findCarrier(trackingNumber);
  const { copied, copy, error } = useClipboard();
  return (
    <div className={classes.tracking}>
      <p>
        Tracking number{carrier && ` (${carrier.name})`} <strong>{trackingNumber}</strong>
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={
          copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} stroke={1.75} aria-hidden="true" />
        }
        onClick={() => copy(trackingNumber)}
      >
        {copied ? 'Copied' : 'Copy number'}
      </Button>
      <VisuallyHidden role="status">{copied ? 'Number copied' : ''}</VisuallyHidden>
      {carrier && (
        <Button
          component="a"
          href={carrier.url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="sm"
          rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
        >
          Track at {carrier.name}
        </Button>
      )}
      {error && <p role="alert">The browser does not let us copy. Select the number and copy it by hand.</p>}
    </div>
  );
}
