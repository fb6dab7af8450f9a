import type { WalkIns } from '../../identity/callers/caller.ts';
import { demand, demandPlaying } from '../../identity/callers/unauthorized.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import { countAudience } from '../audience/audience-rows.ts';
import { findByCode } from './access/find-by-code.ts';
import { readRoom } from './types/answers.ts';
import { addInvitationType } from './types/invitation-type.ts';

/** Adds `openInvitation`, which counts wrong codes and so is a mutation, and `walkIns`. */
export function addInvitationOperations(builder: Builder): void {
  const invitation = addInvitationType(builder);
  builder.mutationField('openInvitation', (t) =>
    t.field({
      type: invitation,
      description: 'Finds a session by its code, before the caller asks for a seat.',
      args: { code: t.arg.string({ required: true, description: 'In any case.' }) },
      resolve: async (_root, { code }, context) => {
        const caller = demandPlaying(context, 'see-invitation');
        const { id } = await findByCode(code, context, caller.owner);
        const { room } = await readRoom(id, context);
        const { members } = await countAudience(context.db, { roomId: id, roundId: undefined });
        const walkIns = caller.type === 'guest' ? caller.walkIns : undefined;
        return { room, audienceCount: members, walkIns };
      },
    }),
  );
  const walkIns = builder.enumType('WalkIns', {
    values: {
      HOST: { value: 'host', description: 'They can open and join rooms.' },
      JOIN: { value: 'join', description: 'They can join rooms.' },
      OFF: { value: 'off', description: 'They need an account for rooms.' },
    } as const satisfies Record<string, Readonly<{ value: WalkIns; description: string }>>,
  });
  builder.queryField('walkIns', (t) =>
    t.field({
      type: walkIns,
      description: 'What players without an account may do with rooms on this server.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        return context.walkIns;
      },
    }),
  );
}
