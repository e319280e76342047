import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import IconBuildingWarehouse from '@tabler/icons-react/icons/IconBuildingWarehouse';
import IconShieldCheck from '@tabler/icons-react/icons/IconShieldCheck';
import IconStairsDown from '@tabler/icons-react/icons/IconStairsDown';
import IconTruckDelivery from '@tabler/icons-react/icons/IconTruckDelivery';
import { categoriesQuery, featuredQuery, shelfQuery } from '@/features/catalogue/catalogueQueries';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import { OfferBadge, useOffer } from '@/features/offers/OfferBadge';
import { RecentlyViewed } from '@/features/recently-viewed/RecentlyViewed';
import { BRAND } from '@/lib/brand';
import { useBelowFold } from '@/lib/useBelowFold';
import { LazyComponent } from '@/ui/LazyComponent';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './HomePage.module.css';
import { HomePageFeatured } from './HomePageFeatured';
import { HomePageHero } from './HomePageHero';
import { HomePageShelves } from './HomePageShelves';

const loadOfferPopup = async () => (await import('@/features/offers/OfferPopup')).OfferPopup;

/** The home page (S1 2). */
export default function HomePage() {
  const categories = useQuery(categoriesQuery());
  const featured = useQuery(featuredQuery());
  const offer = useOffer();
  const { hash } = useLocation();
  const queryClient = useQueryClient();
  const belowFold = useBelowFold(
    () => hash !== '' || !!categories.data?.some(({ id }) => queryClient.getQueryData(shelfQuery(id).queryKey)),
  );

  return (
    <div className={classes.page} data-restores-scroll={hash === '' || undefined}>
      <PageTitle title={BRAND.tagline.replace(/\.$/, '')} />
      <HomePageHero badge={offer.live && <OfferBadge onOpen={offer.open} />}>
        <SectionBoundary failure="The featured products could not be shown">
          <HomePageFeatured featured={featured} loading={categories.isPending || featured.isPending} />
        </SectionBoundary>
      </HomePageHero>
      <HomePageTrust />
      {belowFold ? (
        <>
          <SectionBoundary failure="The categories could not be shown">
            <HomePageShelves categories={categories} />
          </SectionBoundary>
          <SectionBoundary failure="Recently viewed products could not be shown">
            <RecentlyViewed className={classes.section} />
          </SectionBoundary>
          <HomePageWarehouse />
          <HomePageNewsletter />
        </>
      ) : (
        <div className={classes.belowFold} data-incomplete />
      )}
      <LazyComponent
        load={loadOfferPopup}
        active={offer.isOpen}
        silent={offer.manualOpens === 0}
        onFailed={offer.close}
      >
        {(OfferPopup) => <OfferPopup key={offer.manualOpens} takeFocus={offer.manualOpens > 0} onClose={offer.close} />}
      </LazyComponent>
    </div>
  );
}

const TRUST_POINTS = [
  { Icon: IconBuildingWarehouse, title: 'Overseas Warehouse', text: 'Stock on the ground in the USA and the EU' },
  { Icon: IconShieldCheck, title: 'Quality Guaranteed', text: 'Boxed and sealed, ready to resell' },
  { Icon: IconTruckDelivery, title: 'Fast Shipping', text: '3-7 business days' },
  { Icon: IconStairsDown, title: 'Wholesale Pricing', text: 'From the first piece, less with every step' },
];

/** The four trust points (S1 1). */
function HomePageTrust() {
  return (
    <ul className={classes.points} aria-label="Why buy here">
      {TRUST_POINTS.map(({ Icon, title, text }) => (
        <li key={title} className={classes.point}>
          <Icon size={28} stroke={1.5} aria-hidden />
          <p>
            <strong>{title}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const ADVANTAGES = [
  { figure: '50', title: 'All US states', text: 'USA local stock is available in every one of them.' },
  { figure: '2-5', title: 'Business days', text: 'USA local stock is delivered in 2-5 business days.' },
  {
    figure: '0',
    title: 'Border delays',
    text: 'No international shipping delays: the goods are already in the country.',
  },
  { figure: '2', title: 'Stock regions', text: 'USA and EU stock stand apart, so each order leaves from one place.' },
];

/** The advantages of local stock for resellers (S1 2). */
function HomePageWarehouse() {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>Local Warehouse Advantages</h2>
      <ul className={classes.list}>
        {ADVANTAGES.map(({ figure, title, text }) => (
          <li key={title}>
            <span className={classes.figure} aria-hidden>
              {figure}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomePageNewsletter() {
  const id = useId();
  return (
    <section className={classes.newsletter} aria-labelledby={id}>
      <div>
        <h2 id={id}>New arrivals and price breaks by email</h2>
        <p>One short letter when stock lands or a ladder gets a new step.</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
