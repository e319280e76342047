import { Button, Skeleton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { countryName } from '@/domain/countryName';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { StatusBadge } from '@/ui/StatusBadge';
import { useDeleteAddress } from './accountMutations';
import { addressesQuery, type SavedAddress } from './accountQueries';
import classes from './Addresses.module.css';

interface AddressesProps {
  onAdd: (isFirst: boolean) => void;
  onEdit: (address: SavedAddress) => void;
}

/** The saved addresses, with buttons to add, edit and delete them. */
export function Addresses({ onAdd, onEdit }: AddressesProps) {
  const addresses = useQuery(addressesQuery());
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const { mutate, isPending } = useDeleteAddress();
  const addButton = useRef<HTMLButtonElement>(null);
  if (addresses.isPending) {
    return (
      <div className={classes.addresses} role="status" aria-label="Loading your addresses">
        <Skeleton height={150} />
        <Skeleton height={150} />
      </div>
    );
  }
  if (!addresses.data) {
    return (
      <ErrorState
        title="Your addresses could not be loaded"
        message={errorMessage(addresses.error)}
        busy={addresses.isFetching}
        onRetry={() => void addresses.refetch()}
      />
    );
  }
  const isEmpty = addresses.data.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState illustration="no-addresses" title="No addresses yet" order={3}>
          Save one, and the checkout fills it in.
        </EmptyState>
      ) : (
        <ul className={classes.addresses}>
          {addresses.data.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => onEdit(address)}
              onDelete={() => setDeleting(address)}
            />
          ))}
        </ul>
      )}
      {/* One button for both, so that it keeps the focus when the first address is added or the last one deleted. */}
      <div className={classes.add} data-empty={isEmpty || undefined}>
        <Button
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onAdd(isEmpty)}
        >
          Add address
        </Button>
      </div>
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this address?"
        confirmLabel="Delete"
        tone="danger"
        busy={isPending}
        onConfirm={() =>
          deleting &&
          mutate(deleting.id, {
            // The button that opened the dialog no longer exists.
            onSuccess: () => addButton.current?.focus({ preventScroll: true }),
            onSettled: () => setDeleting(null),
          })
        }
        onCancel={() => setDeleting(null)}
      >
        {deleting && `${nameOf(deleting)}, ${deleting.address}, ${deleting.city}. `}
        Orders keep their own copy{deleting?.isDefault && '; no other address becomes the default'}.
      </ConfirmDialog>
    </>
  );
}

const nameOf = ({ firstName, lastName }: SavedAddress) => `${firstName} ${lastName}`;

interface AddressCardProps {
  address: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const name = nameOf(address);
  return (
    <li className={classes.address}>
      <div className={classes.head}>
        <strong>{name}</strong>
        {address.isDefault && <StatusBadge tone="good">Default</StatusBadge>}
      </div>
      <address>
        {[address.address, address.address2].filter(Boolean).join(', ')}
        <br />
        {address.city}, {address.state} {address.zipCode}
        <br />
        {countryName(address.country)}
      </address>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" aria-label={`Edit the address ${address.address}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`Delete the address ${address.address}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
