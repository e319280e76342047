import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is, or ever was, drawn for paper. It turns true before the browser lays the paper out. */
export function usePrinted(): boolean {
  const [printed, setPrinted] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const draw = () => flushSync(() => setPrinted(true));
    // Not every way to paper has the event: a PDF, or an inspector's view of the print styles.
    const paper = window.matchMedia('print');
    const turn = () => paper.matches && draw();
    window.addEventListener('beforeprint', draw);
    paper.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', draw);
      paper.removeEventListener('change', turn);
    };
  }, []);
  return printed;
}
