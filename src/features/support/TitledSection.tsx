import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './TitledSection.module.css';

/** A section of a support page, with its title in a separate column. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <div className={classes.content}>
        <SectionBoundary failure="This part of the page could not be shown">{children}</SectionBoundary>
      </div>
    </section>
  );
}
