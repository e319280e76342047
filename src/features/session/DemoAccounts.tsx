import { useDemoAccounts, type DemoAccount } from './DemoAccountsContext';
import classes from './DemoAccounts.module.css';

interface DemoAccountsProps {
  /** The back office lists its clerks; without a kind the shop lists its buyers. */
  kind?: DemoAccount['kind'];
  onPick: (account: DemoAccount) => void;
}

/** Accounts of the mock server. A click on one fills in the form (D-232). */
export function DemoAccounts({ kind, onPick }: DemoAccountsProps) {
  const accounts = useDemoAccounts().filter((account) => account.kind === kind);
  if (accounts.length === 0) return null;
  return (
    <section className={classes.box} aria-label="Demo accounts">
      <p className={classes.text}>Demo accounts: one click fills the form.</p>
      <ul className={classes.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={classes.chip} title={account.email} onClick={() => onPick(account)}>
              {account.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
