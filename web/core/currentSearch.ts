import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * Returns the search of this page's address (`?…`) at the moment of the call, with a navigation that is still under way: a
 * filter that was chosen just now and is not rendered yet must not be lost by the next choice.
 */
export function useCurrentSearch(): () => string {
  const { router } = useContext(RouterContext)!;
  return () => {
    const { location, navigation } = router.state;
    return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
  };
}
