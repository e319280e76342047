import IconBuildingWarehouse from '@tabler/icons-react/icons/IconBuildingWarehouse';
import IconShieldCheck from '@tabler/icons-react/icons/IconShieldCheck';
import IconStairsDown from '@tabler/icons-react/icons/IconStairsDown';
import IconTruckDelivery from '@tabler/icons-react/icons/IconTruckDelivery';
import classes from './HomePageTrust.module.css';

const POINTS = [
  { Icon: IconBuildingWarehouse, title: 'Overseas Warehouse', text: 'Stock on the ground in the USA and the EU' },
  { Icon: IconShieldCheck, title: 'Quality Guaranteed', text: 'Boxed and sealed, ready to resell' },
  { Icon: IconTruckDelivery, title: 'Fast Shipping', text: '3-7 business days' },
  { Icon: IconStairsDown, title: 'Wholesale Pricing', text: 'From the first piece, less with every step' },
];

/** The four trust points (S1 1). */
export function HomePageTrust() {
  return (
    <ul className={classes.points} aria-label="Why buy here">
      {POINTS.map(({ Icon, title, text }) => (
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
