// Clubs: groups of people with tables of their own.
import { z } from 'zod';
import { id, name, said } from './common.ts';

const text = z.string();
const number = z.number();

export const ROLES = ['owner', 'member'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

const about = said.max(300);

export const newClub = z.strictObject({ name, about: about.default('') });
export const byClub = z.strictObject({ club: id });
export const invited = z.strictObject({ invitation: id.optional() });
export const joining = z.strictObject({ invitation: id });
/** What is left out stays. `shown`: anybody may see the club and who is in it. */
export const changing = z.strictObject({
  name: name.optional(),
  about: about.optional(),
  shown: z.boolean().optional(),
});
export const byMember = z.strictObject({ person: id });
export const giving = z.strictObject({ person: id, role });

export const listed = z.strictObject({ id: text, name: text, role, members: number });
export const clubShown = z.strictObject({
  id: text,
  name: text,
  about: text,
  shown: z.boolean(),
  role: role.nullable(), // of whoever asks; null: they are no member
  size: number,
  members: z.array(z.strictObject({ person: text, name: text, role, joined: number })), // none for whoever is only invited
  invitation: text.exactOptional(), // for members
  created: number,
});
export type ClubListed = z.infer<typeof listed>;
export type ClubShown = z.infer<typeof clubShown>;
