import { Button, Group } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import IconUpload from '@tabler/icons-react/icons/IconUpload';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { downloadFile } from '@/lib/downloadFile';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { BusyButton } from '@/ui/BusyButton';
import { LazyDialog } from '@/ui/LazyDialog';
import { useToast } from '@/ui/toast/useToast';
import { inventoryCsv } from './inventoryCsv';
import { useReadAllProducts } from './useReadAllProducts';

const loadImport = async () => (await import('./ImportDialog')).ImportDialog;

/** Exports all products as a CSV file, and imports one. */
export function CsvTools() {
  const readAll = useReadAllProducts();
  const { run, pending } = useSingleFlight();
  const { toast } = useToast();
  const [share, setShare] = useState(0);
  const download = () =>
    run(async () => {
      setShare(0);
      try {
        // Reading is most of the work.
        const products = await readAll((read) => setShare(read * 0.9));
        const text = await inventoryCsv(products, (done) =>
          setShare(0.9 + (0.1 * done) / Math.max(1, products.length)),
        );
        downloadFile('products.csv', text);
      } catch (error) {
        toast({ title: 'Failed to load products', description: errorMessage(error), tone: 'danger' });
      }
    });
  return (
    <Group gap="xs">
      <BusyButton
        size="sm"
        variant="default"
        busy={pending}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void download()}
      >
        {pending ? `Exporting, ${Math.round(share * 100)}%` : 'Export CSV'}
      </BusyButton>
      <LazyDialog
        load={loadImport}
        opener={(props) => (
          <Button {...props} size="sm" variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            Import CSV
          </Button>
        )}
      >
        {(ImportDialog, { opened, close }) => opened && <ImportDialog onClose={close} />}
      </LazyDialog>
    </Group>
  );
}
