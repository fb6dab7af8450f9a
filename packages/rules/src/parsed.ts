import type { GenericSchema, InferOutput } from 'valibot';

/** A value that the schema reads. All of its parts are read-only. */
export type Parsed<Schema extends GenericSchema> = Immutable<InferOutput<Schema>>;

type Immutable<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : { readonly [Key in keyof T]: Immutable<T[Key]> };
