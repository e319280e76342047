import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { describeError } from '@/api/errors';
import { categoriesQuery, featuredQuery, shelfQuery } from '@/features/catalogue/catalogueQueries';
import { CATEGORY_LINKS } from '@/features/catalogue/categoryNames';
import { OfferBadge } from '@/features/offers/OfferBadge';
import { useOffer } from '@/features/offers/useOffer';
import { RecentlyViewed } from '@/features/recently-viewed/RecentlyViewed';
import { BRAND } from '@/lib/brand';
import { isFreshVisit } from '@/lib/visit';
import { ErrorState } from '@/ui/ErrorState';
import { LazyPart } from '@/ui/LazyPart';
import { PageTitle } from '@/ui/PageTitle';
import { HomePageFeatured } from './HomePageFeatured';
import { HomePageHero } from './HomePageHero';
import classes from './HomePage.module.css';
import { HomePageNewsletter } from './HomePageNewsletter';
import { HomePageShelf } from './HomePageShelf';
import { HomePageTrust } from './HomePageTrust';
import { HomePageWarehouse } from './HomePageWarehouse';

const loadOfferPopup = async () => (await import('@/features/offers/OfferPopup')).OfferPopup;

/** / (S1 2). */
export default function HomePage() {
  const categories = useQuery(categoriesQuery());
  const featured = useQuery(featuredQuery());
  const offer = useOffer();
  const { hash } = useLocation();
  const queryClient = useQueryClient();
  const known = categories.data?.some(({ id }) => queryClient.getQueryData(shelfQuery(id).queryKey)) ?? false;
  // Of a first visit the screen comes first. Whoever comes back, or asks for a section, finds the whole page at once.
  const whole = useDeferredValue(true, known || hash !== '' || !isFreshVisit());

  return (
    <div className={classes.page} data-place={hash === '' ? 'kept' : undefined}>
      <PageTitle title={BRAND.tagline.replace(/\.$/, '')} />
      <HomePageHero badge={offer.live && <OfferBadge onOpen={offer.open} />}>
        <HomePageFeatured featured={featured} waiting={categories.isPending || featured.isPending} />
      </HomePageHero>
      <HomePageTrust />
      {whole ? (
        <>
          {categories.isLoadingError ? (
            <ErrorState
              title="The categories could not be loaded"
              message={describeError(categories.error)}
              busy={categories.isFetching}
              onRetry={() => void categories.refetch()}
            />
          ) : (
            CATEGORY_LINKS.map((link) => <HomePageShelf key={link.slug} link={link} categories={categories.data} />)
          )}
          <RecentlyViewed className={classes.section} />
          <HomePageWarehouse />
          <HomePageNewsletter />
        </>
      ) : (
        <div className={classes.below} />
      )}
      <LazyPart
        load={loadOfferPopup}
        wanted={offer.popup !== 'closed'}
        quiet={offer.popup !== 'asked'}
        onFailed={offer.close}
      >
        {(OfferPopup) => <OfferPopup key={offer.asks} takeFocus={offer.popup === 'asked'} onClose={offer.close} />}
      </LazyPart>
    </div>
  );
}
