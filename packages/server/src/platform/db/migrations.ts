import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameKeys } from './name-likeness.ts';

/**
 * The history of the tables, applied in the order of the names. A released entry is never changed: a new entry corrects
 * it. Uses only column types that SQLite and PostgreSQL share.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-film-draw': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('film_draw')
        .addColumn('visitor_id', 'text', (column) => column.notNull())
        .addColumn('film_id', 'text', (column) => column.notNull())
        .addColumn('drawn_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('film_draw_key', ['visitor_id', 'film_id'])
        .execute();
      await db.schema
        .createIndex('film_draw_by_time')
        .on('film_draw')
        .columns(['visitor_id', 'drawn_at'])
        .execute();
    },
  },
  '0002-players': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reserved_player_name')
        .addColumn('name_key', 'text', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('hold', 'text', (column) => column.notNull())
        .addColumn('reserved_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('reserved_player_name_hold', ['owner', 'hold'])
        .execute();
      await db.schema
        .createTable('player')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull().unique())
        .addColumn('user_pool_id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull().unique())
        .addColumn('avatar', 'integer', (column) => column.notNull())
        .addColumn('score', 'integer', (column) => column.notNull())
        .addColumn('daily_guesses', 'integer', (column) => column.notNull())
        .addColumn('average_accuracy', 'integer')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('player_by_user_pool_id')
        .on('player')
        .columns(['user_pool_id', 'name_key'])
        .execute();
      await db.schema
        .createTable('secret_key')
        .addColumn('purpose', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0003-accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('verified_at', 'bigint')
        .addColumn('password_hash', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      // An unproved address must not lock out its real owner.
      await sql`create unique index account_by_verified_email on account (email)
        where verified_at is not null`.execute(db);
      await db.schema
        .createTable('social_identity')
        .addColumn('issuer', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('account.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('social_identity_key', ['issuer', 'subject'])
        .execute();
      await db.schema
        .createIndex('social_identity_by_account')
        .on('social_identity')
        .column('account_id')
        .execute();
    },
  },
  '0004-sign-in': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('email_code')
        .addColumn('ticket_hash', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('email_code_key', ['ticket_hash', 'purpose'])
        .execute();
      await db.schema
        .createIndex('email_code_by_expiry')
        .on('email_code')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('attempt_count')
        .addColumn('key_hash', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('attempt_count_by_end')
        .on('attempt_count')
        .column('ends_at')
        .execute();
      await db.schema
        .createTable('issuer_record')
        .addColumn('id_hash', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('grant_id', 'text')
        .addColumn('session_uid', 'text')
        .addColumn('account_id', 'text')
        .addColumn('consumed_at', 'bigint')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('issuer_record_key', ['kind', 'id_hash'])
        .execute();
      for (const column of ['grant_id', 'session_uid', 'account_id', 'expires_at']) {
        await db.schema
          .createIndex(`issuer_record_by_${column}`)
          .on('issuer_record')
          .column(column)
          .execute();
      }
      await db.schema
        .createTable('issuer_key')
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('period', 'integer', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('issuer_key_key', ['purpose', 'period'])
        .execute();
      await db.schema
        .createTable('social_attempt')
        .addColumn('state_hash', 'text', (column) => column.primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('nonce', 'text', (column) => column.notNull())
        .addColumn('verifier', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0005-unproven-accounts': {
    async up(db: Kysely<unknown>) {
      // On a server without mail, a password makes an account the owner of its address.
      await db.schema.dropIndex('account_by_verified_email').execute();
      await sql`create unique index account_by_email on account (email)
        where verified_at is not null or password_hash is not null`.execute(db);
    },
  },
  '0006-rooms': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('room')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) => column.notNull().unique())
        .addColumn('live_code', 'text', (column) => column.unique())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('audience_count', 'integer', (column) => column.notNull())
        .addColumn('next_due_at', 'bigint')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('room_by_owner')
        .on('room')
        .columns(['owner', 'created_at'])
        .execute();
      await db.schema.createIndex('room_by_due_time').on('room').column('next_due_at').execute();
      await db.schema.createIndex('room_by_expiry').on('room').column('expires_at').execute();
      await db.schema
        .createTable('room_round')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('room_id', 'text', (column) =>
          column.notNull().references('room.id').onDelete('cascade'),
        )
        .addColumn('game', 'integer', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('film', 'text', (column) => column.notNull())
        .addColumn('poster_key', 'text', (column) => column.notNull().unique())
        .addColumn('review_id', 'text', (column) => column.notNull())
        .addColumn('result', 'text')
        .addUniqueConstraint('room_round_order', ['room_id', 'game', 'number'])
        .execute();
      await db.schema
        .createTable('audience_member')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('room_id', 'text', (column) =>
          column.notNull().references('room.id').onDelete('cascade'),
        )
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('avatar', 'integer', (column) => column.notNull())
        .addColumn('score', 'integer', (column) => column.notNull())
        .addColumn('error', 'integer', (column) => column.notNull())
        .addColumn('rounds', 'integer', (column) => column.notNull())
        .addColumn('joined_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('audience_member_of_account', ['room_id', 'owner'])
        .execute();
      await db.schema
        .createTable('audience_guess')
        .addColumn('round_id', 'text', (column) =>
          column.notNull().references('room_round.id').onDelete('cascade'),
        )
        .addColumn('member_id', 'text', (column) =>
          column.notNull().references('audience_member.id').onDelete('cascade'),
        )
        .addColumn('value', 'integer', (column) => column.notNull())
        .addColumn('guessed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('audience_guess_key', ['round_id', 'member_id'])
        .execute();
      await db.schema
        .createIndex('audience_guess_by_member')
        .on('audience_guess')
        .column('member_id')
        .execute();
      await db.schema
        .createTable('heard_seat')
        .addColumn('seat_id', 'text', (column) => column.primaryKey())
        .addColumn('room_id', 'text', (column) =>
          column.notNull().references('room.id').onDelete('cascade'),
        )
        .addColumn('server_id', 'text', (column) => column.notNull())
        .execute();
      for (const column of ['room_id', 'server_id']) {
        await db.schema
          .createIndex(`heard_seat_by_${column}`)
          .on('heard_seat')
          .column(column)
          .execute();
      }
      await db.schema
        .createTable('server_beat')
        .addColumn('server_id', 'text', (column) => column.primaryKey())
        .addColumn('beat_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0007-audience-bell': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('room_round').addColumn('bell', 'text').execute();
    },
  },
  '0008-room-guests': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('room_guest')
        .addColumn('room_id', 'text', (column) =>
          column.notNull().references('room.id').onDelete('cascade'),
        )
        .addColumn('owner', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('room_guest_key', ['room_id', 'owner'])
        .execute();
      for (const table of ['room_guest', 'audience_member']) {
        await db.schema.createIndex(`${table}_by_owner`).on(table).column('owner').execute();
      }
    },
  },
  '0009-room-changes': {
    async up(db: Kysely<unknown>) {
      for (const [table, content] of [
        ['room_state', 'state'],
        ['room_change', 'change'],
      ] as const) {
        const created = db.schema
          .createTable(table)
          .addColumn('room_id', 'text', (column) =>
            column.notNull().references('room.id').onDelete('cascade'),
          )
          .addColumn('version', 'integer', (column) => column.notNull())
          .addColumn(content, 'text', (column) => column.notNull());
        const key =
          table === 'room_state' ? (['room_id'] as const) : (['room_id', 'version'] as const);
        await created.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute();
      }
      await sql`insert into room_state (room_id, version, state) select id, version, state from room`.execute(
        db,
      );
      await db.schema.alterTable('room').dropColumn('state').execute();
    },
  },
  '0010-stored-films': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('stored_film')
        .addColumn('film_id', 'text', (column) => column.primaryKey())
        .addColumn('release_year', 'integer', (column) => column.notNull())
        .addColumn('genres', 'text', (column) => column.notNull())
        .addColumn('is_usable', 'integer', (column) => column.notNull())
        .addColumn('film', 'text', (column) => column.notNull())
        .addColumn('fetched_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('stored_answer')
        .addColumn('question', 'text', (column) => column.primaryKey())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('fetched_at', 'bigint', (column) => column.notNull())
        .execute();
      for (const table of ['stored_film', 'stored_answer']) {
        await db.schema.createIndex(`${table}_by_age`).on(table).column('fetched_at').execute();
      }
    },
  },
  '0011-daily': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('daily_puzzle')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('date', 'text', (column) => column.notNull().unique())
        .addColumn('film_id', 'text', (column) => column.notNull())
        .addColumn('film', 'text', (column) => column.notNull())
        .addColumn('review_id', 'text', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('published_at', 'bigint')
        .execute();
      await db.schema
        .createTable('daily_result')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('film_id', 'text', (column) => column.notNull())
        .addColumn('guess', 'integer', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('hints_bought', 'text', (column) => column.notNull())
        .addColumn('credited', 'integer', (column) => column.notNull())
        .addColumn('wrong_names', 'integer', (column) => column.notNull())
        .addColumn('on_time', 'integer', (column) => column.notNull())
        .addColumn('finished_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('daily_result_key', ['owner', 'number'])
        .execute();
    },
  },
  '0012-giving-back': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('server_beat')
        .addColumn('is_giving_back', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0013-owed-time': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('owed_time')
        .addColumn('room_id', 'text', (column) =>
          column.primaryKey().references('room.id').onDelete('cascade'),
        )
        .addColumn('ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('server_beat').dropColumn('is_giving_back').execute();
    },
  },
  '0014-bell-time': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('room_round')
        .addColumn('bell_rung_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0015-withdrawn-guesses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('withdrawn_guess')
        .addColumn('round_id', 'text', (column) =>
          column.notNull().references('room_round.id').onDelete('cascade'),
        )
        .addColumn('owner', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('withdrawn_guess_key', ['round_id', 'owner'])
        .execute();
      await db.schema
        .createIndex('withdrawn_guess_by_owner')
        .on('withdrawn_guess')
        .column('owner')
        .execute();
    },
  },
  '0016-name-likeness': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('name_likeness')
        .addColumn('likeness', 'text', (column) => column.primaryKey())
        .addColumn('name_key', 'text', (column) =>
          column.notNull().references('reserved_player_name.name_key').onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('name_likeness_by_name')
        .on('name_likeness')
        .column('name_key')
        .execute();
      await fillLikenesses(db);
    },
  },
  '0017-walk-ins': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('walk_in')
        .addColumn('owner', 'text', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('avatar', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('walk_in_by_expiry').on('walk_in').column('expires_at').execute();
    },
  },
  '0018-seat-drafts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seat_draft')
        .addColumn('round_id', 'text', (column) => column.notNull())
        .addColumn('seat_id', 'text', (column) => column.notNull())
        .addColumn('value', 'integer', (column) => column.notNull())
        .addColumn('arrived_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('seat_draft_key', ['round_id', 'seat_id'])
        .execute();
    },
  },
  '0019-shared-dailies': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shared_daily')
        .addColumn('visitor_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('shared_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('shared_daily_key', ['visitor_id', 'number'])
        .execute();
    },
  },
  '0020-likeness-of-signs': {
    async up(db: Kysely<unknown>) {
      await sql`delete from name_likeness`.execute(db);
      await fillLikenesses(db);
    },
  },
  '0021-audience-allowance': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('audience_member')
        .addColumn('allowance', 'real', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
  '0022-bars': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('bar')
        .addColumn('party', 'text', (column) => column.primaryKey())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0023-left-rounds': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('withdrawn_guess')
        .addColumn('was_made', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
};

/** If two existing names look alike, both stay. The older one keeps the shared likeness. */
async function fillLikenesses(db: Kysely<unknown>): Promise<void> {
  const names = await sql<{ name_key: string; name: string }>`
    select name_key, name from reserved_player_name order by reserved_at, name_key`.execute(db);
  for (const { name_key, name } of names.rows) {
    for (const likeness of nameKeys(name)) {
      await sql`insert into name_likeness (likeness, name_key) values (${likeness}, ${name_key})
        on conflict do nothing`.execute(db);
    }
  }
}
