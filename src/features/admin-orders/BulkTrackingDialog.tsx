import { Button, FileButton, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { readCsv } from '@/lib/csv/readCsv';
import { BusyButton } from '@/ui/BusyButton';
import { DialogActions } from '@/ui/DialogActions';
import { EditDialog } from '@/ui/EditDialog';
import { Table } from '@/ui/Table';
import { useBulkChange, type BulkChange } from './bulkMutations';
import { BulkOutcomes } from './BulkOutcomes';
import { readTrackingRows, type TrackingRow } from './trackingRows';

/** Rows of the preview; all of them are sent. */
const PREVIEW = 50;

/** Sends many tracking numbers: pasted, or from a CSV file of order number and tracking number. */
export function BulkTrackingDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<TrackingRow[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const bulk = useBulkChange();
  const forgetFile = useRef<() => void>(null);
  const read = async (source: Blob) => {
    // Otherwise the browser does not report the same file when it is chosen again, corrected.
    forgetFile.current?.();
    try {
      const table = await readCsv(source);
      // A quote that is never closed takes all rows that follow into one cell.
      const [first] = table.problems;
      setFault(first ? `The rows cannot be read: ${first}` : null);
      setRows(first ? null : readTrackingRows(table));
    } catch {
      setFault('The file cannot be read. Choose it again.');
    }
  };
  const usable = rows?.filter(({ problem }) => problem === null) ?? [];
  const failed = bulk.data?.flatMap((outcome) => (outcome.ok ? [] : [outcome.item])) ?? [];
  const unsaved = bulk.data ? failed.length > 0 : rows !== null || text.trim() !== '';
  const send = (changes: readonly BulkChange[]) => {
    setDone(0);
    bulk.mutate({ changes, onProgress: setDone });
  };
  const sendAll = () => send(usable.map(({ orderId, trackingNumber }) => ({ id: Number(orderId), trackingNumber })));
  return (
    <EditDialog
      title="Send tracking numbers"
      size="lg"
      unsaved={unsaved}
      lost={bulk.data ? 'Some tracking numbers were not sent.' : 'The tracking numbers have not been sent.'}
      // The result of each order is shown only here.
      locked={bulk.isPending}
      onClose={onClose}
    >
      {(close) => (
        <>
          {bulk.data ? (
            <BulkOutcomes outcomes={bulk.data} success="Tracking number updated and customer notified" />
          ) : rows ? (
            <Preview rows={rows} />
          ) : (
            <>
              <Textarea
                label="One order on each line: order number, tracking number"
                description="Paste it from a spreadsheet, or choose a CSV file."
                placeholder={'1053,1Z999AA10123457111\n1056,1Z999AA10123457122'}
                rows={8}
                data-autofocus
                value={text}
                error={fault}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
              <FileButton
                resetRef={forgetFile}
                accept=".csv,text/csv,text/plain"
                onChange={(file) => void (file && read(file))}
              >
                {(props) => (
                  <Button {...props} variant="default" size="xs" mt="sm">
                    Choose a CSV file
                  </Button>
                )}
              </FileButton>
            </>
          )}
          <DialogActions>
            {rows && !bulk.data && (
              <Button variant="subtle" disabled={bulk.isPending} onClick={() => setRows(null)}>
                Back
              </Button>
            )}
            <Button variant="default" disabled={bulk.isPending} onClick={close}>
              {bulk.data ? 'Close' : 'Cancel'}
            </Button>
            {!rows && (
              <BusyButton busy={false} disabled={text.trim() === ''} onClick={() => void read(new Blob([text]))}>
                Check
              </BusyButton>
            )}
            {rows && !bulk.data && (
              <BusyButton busy={bulk.isPending} disabled={usable.length === 0} onClick={sendAll}>
                {bulk.isPending
                  ? `${done} of ${bulk.variables.changes.length}`
                  : `Send ${usable.length} and email the customers`}
              </BusyButton>
            )}
            {failed.length > 0 && (
              <BusyButton busy={false} onClick={() => send(failed)}>
                Try the failed ones again
              </BusyButton>
            )}
          </DialogActions>
        </>
      )}
    </EditDialog>
  );
}

function Preview({ rows }: { rows: readonly TrackingRow[] }) {
  const bad = rows.filter(({ problem }) => problem !== null);
  const shown = [...bad, ...rows.filter(({ problem }) => problem === null)].slice(0, PREVIEW);
  return (
    <>
      <Text role="status" size="sm" mb="xs">
        {rows.length - bad.length} of {rows.length} rows can be sent
        {bad.length > 0 && `; ${bad.length} cannot and will be left out`}.
      </Text>
      <Table aria-label="Rows">
        <thead>
          <tr>
            <th>Row</th>
            <th>Order</th>
            <th>Tracking number</th>
            <th>Problem</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, orderId, trackingNumber, problem }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{orderId}</td>
              <td>{trackingNumber}</td>
              <td style={{ color: 'var(--carton-danger)' }}>{problem}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > PREVIEW && (
        <Text size="xs" c="dimmed" mt="xs">
          The first {PREVIEW} of {rows.length} rows.
        </Text>
      )}
    </>
  );
}
