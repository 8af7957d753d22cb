import { seal } from '../core/context/seal.ts';
import type { OwnCalls } from '../testing/accessCalls.ts';

/** The input of each mutation, for the test of the access table. Nothing listens on port 9. */
export const calls: OwnCalls = ({ api }) => ({
  sendTestSms: async () => ({
    smsAddress: 'http://127.0.0.1:9/',
    smsTemplate: 'To={to}&Body={text}',
    smsToken: '',
    phone: '+919876543210',
  }),
  verifyPhone: async (who) => {
    const code = '493027';
    if (!who) return { code };
    await api.sql(`UPDATE users SET phone = coalesce(phone, '+919876543210') WHERE id = $1`, [who.uuid]);
    await api.sql(
      `INSERT INTO phone_codes (user_id, phone, code, expires_at)
       SELECT id, phone, $2, now() + interval '1 minute' FROM users WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET phone = excluded.phone, code = excluded.code, tries = 0`,
      [who.uuid, seal(api.config.secret, code)],
    );
    return { code };
  },
});
