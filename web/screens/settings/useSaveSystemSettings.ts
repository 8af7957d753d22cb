import { graphql, useMutation } from 'react-relay';
import type { useSaveSystemSettingsMutation } from '../../__generated__/useSaveSystemSettingsMutation.graphql.ts';
import { setMaintenance } from '../../core/maintenance.ts';
import { useCommit } from '../../core/mutation.ts';
import { type SystemSettingsInput, valuesOf, type SystemSettingsValues } from './systemSettingsValues.ts';

/** Saves all settings and resolves to the values that the server stored. */
export function useSaveSystemSettings(): (input: SystemSettingsInput) => Promise<SystemSettingsValues> {
  const [commit] = useCommit(
    useMutation<useSaveSystemSettingsMutation>(graphql`
      mutation useSaveSystemSettingsMutation($input: UpdateSystemSettingsInput!) {
        updateSystemSettings(input: $input) {
          systemSettings {
            ...systemSettingsValues_settings
          }
        }
      }
    `),
  );
  return async (input) => {
    const { updateSystemSettings } = await commit({ input });
    setMaintenance(input.maintenanceMode);
    return valuesOf(updateSystemSettings.systemSettings);
  };
}
