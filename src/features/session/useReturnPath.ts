import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { paths, returnPath } from '@/lib/paths';

/**
 * Where a buyer goes after logging in: the place of this shop that `from` names, else home (D-225).
 * `from` itself is handed on between the login and the sign-up screen.
 */
export function useReturnPath(): { from: string | undefined; to: string; goBack: () => Promise<void> } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const leaving = useRef(false);
  // An answer is waited for across renders, and has to see where the buyer is heading by then.
  useEffect(() => {
    leaving.current = state !== 'idle';
  }, [state]);
  const from = search.get('from');
  const to = returnPath(from);
  return {
    from: to === paths.home() ? undefined : to,
    to,
    // Back must not lead to the form again; and nobody is called back who is on the way elsewhere.
    goBack: async () => {
      if (!leaving.current) await navigate(to, { replace: true });
    },
  };
}
