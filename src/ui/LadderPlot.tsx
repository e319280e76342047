import classes from './PriceLadder.module.css';
import { quantityPosition, type Tread } from './priceLadderScale';

interface LadderPlotProps {
  treads: readonly Tread[];
  /** Index into `treads`, -1 for none. */
  active: number;
  quantity: number;
}

/** The picture without words. It stretches to its box; strokes keep their width. */
export function LadderPlot({ treads, active, quantity }: LadderPlotProps) {
  const here = quantityPosition(treads, quantity) * 100;
  return (
    <svg className={classes.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {treads.map((tread, index) => {
        const state = index < active ? 'passed' : index === active ? 'active' : 'ahead';
        const [left, right, top] = [tread.left * 100, tread.right * 100, tread.top * 100];
        return (
          <g key={tread.step.minQuantity} data-state={state}>
            <rect className={classes.column} x={left} y={top} width={right - left} height={100 - top} />
            {index === active && (
              <rect className={classes.reached} x={left} y={top} width={Math.max(here - left, 0)} height={100 - top} />
            )}
          </g>
        );
      })}
      {treads.slice(1).map((tread, index) => (
        <line
          key={tread.step.minQuantity}
          className={classes.riser}
          data-passed={index < active || undefined}
          x1={tread.left * 100}
          x2={tread.left * 100}
          y1={(treads[index]?.top ?? 0) * 100}
          y2={tread.top * 100}
        />
      ))}
      {treads.map((tread, index) => (
        <line
          key={tread.step.minQuantity}
          className={classes.tread}
          data-state={index < active ? 'passed' : index === active ? 'active' : 'ahead'}
          x1={tread.left * 100}
          x2={tread.right * 100}
          y1={tread.top * 100}
          y2={tread.top * 100}
        />
      ))}
    </svg>
  );
}
