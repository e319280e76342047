import { Button, FileButton, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { readCsv, type CsvTable } from '@/lib/csv/readCsv';
import { downloadFile } from '@/lib/downloadFile';
import { BusyButton } from '@/ui/BusyButton';
import { DialogActions } from '@/ui/DialogActions';
import { EditDialog } from '@/ui/EditDialog';
import { ImportResult } from './ImportResult';
import { badRowsCsv, previewImport, type ImportPreview } from './inventoryCsv';
import { ImportDifferences } from './ImportDifferences';
import { usePatchInventory } from './productMutations';
import { useReadAllProducts } from './useReadAllProducts';

type Step =
  | { name: 'choose'; problem: string | null }
  | { name: 'reading'; share: number }
  | { name: 'preview'; table: CsvTable; preview: ImportPreview };

/** Imports a CSV file of the inventory: what it would change is shown first, and nothing is saved before the clerk agrees. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choose', problem: null });
  const [done, setDone] = useState(0);
  const readAll = useReadAllProducts();
  const patch = usePatchInventory();
  const forgetFile = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    // Otherwise the browser does not report the same file when it is chosen again, corrected.
    forgetFile.current?.();
    setStep({ name: 'reading', share: 0 });
    try {
      const table = await readCsv(file, (share) => setStep({ name: 'reading', share: share * 0.3 }));
      if (table.problems[0]) throw new SyntaxError(table.problems[0]);
      const products = await readAll((share) => setStep({ name: 'reading', share: 0.3 + share * 0.7 }));
      setStep({ name: 'preview', table, preview: await previewImport(table, products) });
    } catch (error) {
      const problem = error instanceof SyntaxError ? `The file cannot be read: ${error.message}` : errorMessage(error);
      setStep({ name: 'choose', problem });
    }
  };
  const preview = step.name === 'preview' ? step.preview : null;
  const unsaved = patch.data
    ? patch.data.some(({ ok }) => !ok)
    : step.name === 'reading' || (preview !== null && preview.changed.length > 0);
  const save = () => {
    if (!preview) return;
    setDone(0);
    patch.mutate({ changes: preview.changed, costsTogether: true, onProgress: setDone });
  };
  const downloadBad = async () => {
    if (step.name === 'preview') {
      downloadFile('rows-not-imported.csv', await badRowsCsv(step.table.header, step.preview.bad));
    }
  };
  return (
    <EditDialog
      title="Import products"
      size="xl"
      unsaved={unsaved}
      lost={patch.data ? 'Some products were not saved.' : 'The file has not been imported.'}
      // Which products were saved and which were not is shown only here.
      locked={patch.isPending}
      onClose={onClose}
    >
      {(close) => (
        <>
          {step.name === 'choose' && (
            <>
              <Text size="sm">
                A CSV file with the column ID and any of those of the export. Other columns are ignored. You see what it
                would change before anything is saved.
              </Text>
              {step.problem && (
                <Text role="alert" size="sm" c="red" mt="sm">
                  {step.problem}
                </Text>
              )}
            </>
          )}
          {step.name === 'reading' && (
            <Progress value={step.share * 100} aria-label="Reading the file" transitionDuration={0} />
          )}
          {preview && !patch.data && <ImportDifferences preview={preview} />}
          {patch.isPending && preview && (
            <Progress
              value={(done / preview.changed.length) * 100}
              aria-label="Saving"
              transitionDuration={0}
              mt="sm"
            />
          )}
          {preview && patch.data && <ImportResult outcomes={patch.data} />}
          {preview && preview.bad.length > 0 && (
            <Button variant="default" size="xs" mt="sm" onClick={() => void downloadBad()}>
              Download the rows that cannot be imported
            </Button>
          )}
          <DialogActions>
            <Button variant="default" disabled={patch.isPending} onClick={close}>
              {patch.data ? 'Close' : 'Cancel'}
            </Button>
            {!patch.data && (
              <FileButton resetRef={forgetFile} accept=".csv,text/csv,text/plain" onChange={(file) => void read(file)}>
                {(props) => (
                  <Button
                    {...props}
                    variant={preview ? 'default' : 'filled'}
                    disabled={patch.isPending || step.name === 'reading'}
                  >
                    {preview ? 'Choose another file' : 'Choose a file'}
                  </Button>
                )}
              </FileButton>
            )}
            {preview && !patch.data && (
              <BusyButton busy={patch.isPending} disabled={preview.changed.length === 0} onClick={save}>
                {patch.isPending
                  ? `${done} of ${preview.changed.length}`
                  : `Save ${preview.changed.length === 1 ? '1 product' : `${preview.changed.length} products`}`}
              </BusyButton>
            )}
          </DialogActions>
        </>
      )}
    </EditDialog>
  );
}
