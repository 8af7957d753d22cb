// Dialog's weight stays out of the first load only while nothing but LazyDialog imports this file.
export { Dialog } from '@primer/react';
