import { chosenPasswordProblem } from '../accounts/commonPasswords.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { User } from '../accounts/User.ts';
import { normalizeEmail, type SignUp, validateSignUp } from '../accounts/validate.ts';
import { auditEntry, insertEntry } from '../audit/record.ts';
import type { Config } from '../core/context/config.ts';
import { Role } from '../core/context/context.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sqlState } from '../core/refusals/errors.ts';
import { withDatabase } from './place.ts';
import { sentence } from './texts.ts';

/** Creates an admin account: the first one of a new instance, or one to regain access. Returns its id. */
export function createAdmin(config: Config, account: SignUp): Promise<string> {
  const [problem] = Object.values(validateSignUp(account, chosenPasswordProblem));
  if (problem) throw new OperatorError(sentence('fieldProblem', { problem }));
  return withDatabase(config, async (database) => {
    await database.migrate();
    const email = normalizeEmail(account.email);
    const passwordHash = await hashPassword(account.password);
    return database.unitOfWork().transactional(async (em) => {
      const user = em.create(User, {
        firstName: account.firstName.trim(),
        lastName: account.lastName.trim(),
        email,
        college: account.college.trim(),
        passwordHash,
        role: Role.ADMIN,
        emailVerifiedAt: new Date(),
      });
      await em
        .persist(user)
        .flush()
        .catch((error: unknown) => {
          if (sqlState(error) !== '23505') throw error;
          throw new OperatorError(
            sentence('hasAccount', { email }),
            sentence('giveRole', { command: `evm users set-role ${email} admin` }),
          );
        });
      const entry = auditEntry(user, 'evm server create-admin', {
        action: 'role.change',
        subjectId: user.id,
        subjectName: `${user.firstName} ${user.lastName}`,
        after: { role: Role.ADMIN },
      });
      await em.write(insertEntry, [entry]);
      return user.id;
    });
  });
}
