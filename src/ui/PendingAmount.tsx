import { Skeleton } from '@mantine/core';

/** Stands for an amount that is not known yet: as wide as one and as tall as its text, so that nothing moves when it comes. */
export function PendingAmount() {
  return <Skeleton component="span" display="inline-block" w="5em" h="1em" style={{ verticalAlign: 'middle' }} />;
}
