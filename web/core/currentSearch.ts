import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * What the address of this page asks for at the moment of the call, as `?…`: what somebody has chosen just now may not have
 * been rendered yet, and must not be lost by the next choice.
 */
export function useCurrentSearch(): () => string {
  const { router } = useContext(RouterContext)!;
  return () => {
    const { location, navigation } = router.state;
    return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
  };
}
