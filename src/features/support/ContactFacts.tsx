import { Anchor } from '@mantine/core';
import { BRAND } from '@/lib/brand';
import classes from './ContactFacts.module.css';

/** Phone, email, business hours, average response time and service areas (S1 9). */
export function ContactFacts() {
  return (
    <dl className={classes.list}>
      <div className={classes.lead}>
        <dt>Phone</dt>
        <dd>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <Anchor href={BRAND.emailHref}>{BRAND.email}</Anchor>
        </dd>
      </div>
      <div>
        <dt>Business hours</dt>
        <dd>{BRAND.hours}</dd>
      </div>
      <div>
        <dt>Average response</dt>
        <dd>{BRAND.averageResponse}</dd>
      </div>
      <div>
        <dt>Service areas</dt>
        {BRAND.serviceAreas.map((area) => (
          <dd key={area}>{area}</dd>
        ))}
      </div>
    </dl>
  );
}
