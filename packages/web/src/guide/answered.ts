// The answer that the person has given last at this table: the guide looks whether it was a good one.
import type { Word } from '@boardwright/engine';
import { Observable } from '../model/observable.ts';

export const answered = new Observable<{ readonly word: Word; readonly at: string } | null>(null);
