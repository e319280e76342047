import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { paths, returnPath } from '@/lib/paths';

/**
 * Where a buyer goes after logging in: the path of this shop in the query's `from`, else home (D-225). `from` is for links
 * between the login and the sign-up page.
 */
export function useReturnPath(): { from: string | undefined; to: string; goBack: () => Promise<void> } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const leaving = useRef(false);
  // A ref, because `goBack` is called after an await and must see the current navigation.
  useEffect(() => {
    leaving.current = state !== 'idle';
  }, [state]);
  const from = search.get('from');
  const to = returnPath(from);
  return {
    from: to === paths.home() ? undefined : to,
    to,
    // Replaces the form's history entry. Does nothing while the buyer is navigating elsewhere.
    goBack: async () => {
      if (!leaving.current) await navigate(to, { replace: true });
    },
  };
}
