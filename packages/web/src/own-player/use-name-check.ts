import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

type NameCheck = Readonly<{
  /** True once the form was submitted with a name that cannot be had. */
  isAsked: boolean;
  field: Readonly<{
    ref: RefObject<HTMLInputElement | null>;
    onInvalid: (problem: FormEvent<HTMLInputElement>) => void;
  }>;
}>;

/**
 * Keeps a form from being submitted while there are `words` against its name, so that its button need not be disabled.
 * A submit moves the focus to the field, which then says why.
 */
export function useNameCheck(words: string | undefined): NameCheck {
  const ref = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => ref.current?.setCustomValidity(words ?? ''), [words]);
  return {
    isAsked,
    field: {
      ref,
      onInvalid(problem) {
        // The field shows the words itself, not the browser.
        problem.preventDefault();
        problem.currentTarget.focus();
        setAsked(true);
      },
    },
  };
}
