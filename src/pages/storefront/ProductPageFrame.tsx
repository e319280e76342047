import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Crumbs } from '@/ui/Crumbs';
import { PageTitle } from '@/ui/PageTitle';
import classes from './ProductPage.module.css';

/** Breadcrumb and width, the same while loading, loaded and failed, so that nothing jumps. */
export function ProductPageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <div className={classes.crumbs}>
        <Crumbs current={title}>
          <Link to={paths.home()}>Home</Link>
          <Link to={paths.products()}>Products</Link>
        </Crumbs>
      </div>
      {children}
    </div>
  );
}
