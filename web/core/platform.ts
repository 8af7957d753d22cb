import { getRequest, graphql } from 'relay-runtime';
import type { platformQuery$data } from '../__generated__/platformQuery.graphql.ts';
import { sendOperation } from './environment.ts';
import { setMaintenance } from './maintenance.ts';

export type Platform = platformQuery$data['platform'];

const query = graphql`
  query platformQuery {
    platform {
      registrationOpen
      maintenance
      googleClientId
      needsAdmin
    }
  }
`;

/** Sends no token: during maintenance the server refuses this query to signed-in users other than admins. */
export async function fetchPlatform(): Promise<Platform> {
  const { data } = (await sendOperation(undefined, getRequest(query).params, {})) as { data: platformQuery$data };
  const { registrationOpen, maintenance, googleClientId, needsAdmin } = data.platform;
  return { registrationOpen, maintenance, googleClientId, needsAdmin };
}

/** The loader of the visitors' pages. They are shown even if the server does not answer. */
export async function loadPlatform(): Promise<Platform> {
  try {
    const platform = await fetchPlatform();
    setMaintenance(platform.maintenance);
    return platform;
  } catch {
    return { registrationOpen: true, maintenance: false, googleClientId: null, needsAdmin: false };
  }
}
