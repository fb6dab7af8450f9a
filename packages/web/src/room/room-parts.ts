import type { FragmentOf } from 'gql.tada';
import { graphql } from '../api/graphql.ts';

export const connectionPart = graphql(`
  fragment ConnectionPart on PlayerSessionConnection @_unmask {
    id
    player_score
    player_name
    avatar_url
    host_approved
    host_denied
    denial_reason
    connection_is_closed
    closing_reason
    sent_out_in_round
    order
    has_guessed
    sits_out
    is_away
    joined_in_round
    joined_with
    total_error
    exact_guesses
    points_spent
    beat_house
    is_audience
  }
`);

/** What changes of a connection as a game goes on. */
export const progressPart = graphql(`
  fragment ProgressPart on PlayerProgress @_unmask {
    id
    is_away
    has_guessed
    player_score
    total_error
    exact_guesses
    points_spent
    beat_house
  }
`);

const moviePart = graphql(`
  fragment MoviePart on SessionMovie @_unmask {
    id
    title
    release_date
    poster_path
    notice
    overview
    vote_average
    reviews {
      author
      created_at
      content
      rating
      avatar_path
    }
    cast {
      id
      name
      original_name
      character
      profile_path
    }
    crew {
      id
      name
      original_name
      job
    }
  }
`);

const guessPart = graphql(`
  fragment GuessPart on PlayerGuess @_unmask {
    session_connection_id
    guess_value
    score
    accuracy
    points_spent
    points_credited
    distance
    beat_house
    guess_data {
      poster_unlocked
      summary_unlocked
      review_unlocked
      bought_hints
      correct_actor_guess_names
    }
  }
`);

export const roundPart = graphql(
  `
    fragment RoundPart on SessionRound @_unmask {
      id
      round_number
      is_round_over
      movie_id
      correct_answer
      started_at
      deadline
      closed_at
      paused_at
      paused_by
      players_in_round
      movie {
        ...MoviePart
      }
      guesses {
        ...GuessPart
      }
      house {
        guess_value
        guesses
        score
      }
    }
  `,
  [moviePart, guessPart],
);

/** Of a session, what is settled before a game. */
export const factsPart = graphql(`
  fragment FactsPart on PublicSession @_unmask {
    code
    game_number
    skips_left
    auto_approve
    auto_next
    host_connection
    acting_host
    player_count
    settings {
      session_name
      max_players
      max_rounds
      time_limit
      advanced_mode
      allow_hints
      allow_image
      is_audience_session
      genre_ids
      programme
      minimum_release_year
      maximum_release_year
    }
  }
`);

/** Of a session, where its game stands. */
export const stagePart = graphql(
  `
    fragment StagePart on PublicSession @_unmask {
      phase
      next_round_at
      game_ended_at
      closing_reason
      round {
        ...RoundPart
      }
    }
  `,
  [roundPart],
);

export const wholeSessionPart = graphql(
  `
    fragment WholeSessionPart on PublicSession @_unmask {
      id
      version
      server_time
      ...FactsPart
      ...StagePart
      connected_players {
        ...ConnectionPart
      }
      audience_count
      audience_guessed
      past_rounds {
        round_number
      }
    }
  `,
  [factsPart, stagePart, connectionPart],
);

export const ownRoundPart = graphql(
  `
    fragment OwnRoundPart on OwnRound @_unmask {
      round_id
      time_ms
      draft
      unlocked_hints
      bought_hints
      points_in_hand
      correct_answer
      movie {
        ...MoviePart
      }
      slots {
        state
        wrong_names
        name
      }
      guess {
        ...GuessPart
      }
    }
  `,
  [moviePart, guessPart],
);

export type WireConnection = FragmentOf<typeof connectionPart>;
export type WireMovie = FragmentOf<typeof moviePart>;
export type WireGuess = FragmentOf<typeof guessPart>;
export type WireRound = FragmentOf<typeof roundPart>;
export type WireFacts = FragmentOf<typeof factsPart>;
export type WireStage = FragmentOf<typeof stagePart>;
export type WireProgress = FragmentOf<typeof progressPart>;
export type WireWholeSession = FragmentOf<typeof wholeSessionPart>;
export type WireOwnRound = FragmentOf<typeof ownRoundPart>;
