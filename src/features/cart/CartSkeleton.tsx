import { Skeleton, Stack } from '@mantine/core';

/** Lines where lines will be. */
export function CartSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading your cart">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={104} radius="md" />
      ))}
    </Stack>
  );
}
