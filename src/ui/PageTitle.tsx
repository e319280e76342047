import { BRAND } from '@/lib/brand';

/** The document's title; React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${BRAND.name}`}</title>;
}
