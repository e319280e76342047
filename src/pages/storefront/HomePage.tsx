import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesQuery, featuredQuery, shelfQuery } from '@/features/catalogue/catalogueQueries';
import { OfferBadge } from '@/features/offers/OfferBadge';
import { useOffer } from '@/features/offers/useOffer';
import { RecentlyViewed } from '@/features/recently-viewed/RecentlyViewed';
import { BRAND } from '@/lib/brand';
import { isFreshVisit } from '@/lib/visit';
import { LazyComponent } from '@/ui/LazyComponent';
import { PageTitle } from '@/ui/PageTitle';
import { HomePageFeatured } from './HomePageFeatured';
import { HomePageHero } from './HomePageHero';
import classes from './HomePage.module.css';
import { HomePageNewsletter } from './HomePageNewsletter';
import { HomePageShelves } from './HomePageShelves';
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
  // Of a first visit the screen comes first. Whoever comes back, or asks for a section, finds the whole page at once.
  const [atOnce] = useState(() => {
    const known = categories.data?.some(({ id }) => queryClient.getQueryData(shelfQuery(id).queryKey));
    return known || hash !== '' || !isFreshVisit();
  });
  const whole = useDeferredValue(true, atOnce);

  return (
    <div className={classes.page} data-place={hash === '' ? 'kept' : undefined}>
      <PageTitle title={BRAND.tagline.replace(/\.$/, '')} />
      <HomePageHero badge={offer.live && <OfferBadge onOpen={offer.ask} />}>
        <HomePageFeatured featured={featured} waiting={categories.isPending || featured.isPending} />
      </HomePageHero>
      <HomePageTrust />
      {whole ? (
        <>
          <HomePageShelves categories={categories} />
          <RecentlyViewed className={classes.section} />
          <HomePageWarehouse />
          <HomePageNewsletter />
        </>
      ) : (
        <div className={classes.below} />
      )}
      <LazyComponent load={loadOfferPopup} active={offer.isOpen} silent={offer.asks === 0} onFailed={offer.close}>
        {(OfferPopup) => <OfferPopup key={offer.asks} takeFocus={offer.asks > 0} onClose={offer.close} />}
      </LazyComponent>
    </div>
  );
}
