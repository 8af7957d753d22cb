import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * Returns a function that reads the current search string (`?…`), including a navigation that is still in progress.
 * Otherwise the next filter choice would overwrite one that is not rendered yet.
 */
export function useCurrentSearch(): () => string {
  const { router } = useContext(RouterContext)!;
  return () => {
    const { location, navigation } = router.state;
    return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
  };
}
