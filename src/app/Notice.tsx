import classes from './Notice.module.css';

/** One quiet line above the shop, for developers: why the pretend server runs in the page itself. */
export function Notice({ text }: { text: string }) {
  return (
    <p role="status" className={classes.notice}>
      {text}
    </p>
  );
}
