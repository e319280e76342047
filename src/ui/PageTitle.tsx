import { BRAND } from '@/lib/brand';

/** The tab's title; React moves it into the document's head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${BRAND.name}`}</title>;
}
