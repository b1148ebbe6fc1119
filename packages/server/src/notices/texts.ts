// The sentences of notices.
import type { Language } from '@boardwright/engine';
import type { CallKind } from '../protocol/notices.ts';

type Said = CallKind | 'test' | 'confirm';
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}
interface Texts {
  readonly notices: Readonly<Record<Said, NoticeText>>;
  readonly open: string; // the link to the table
  readonly stop: string; // the link that ends these mails
}

export const NOTICE_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    notices: {
      turn: { title: 'Your turn: {game}', body: 'You are playing with {others}.' },
      hurry: {
        title: 'Little time left: {game}',
        body: 'A quarter of your time is left. You are playing with {others}.',
      },
      began: { title: '{game} has begun', body: 'You are playing with {others}.' },
      invited: { title: '{host} invites you to {game}', body: 'A seat is kept for you.' },
      rematch: { title: '{host} wants to play {game} again', body: 'Your seat is kept for you.' },
      undo: { title: 'Undo a move? {game}', body: 'Somebody asks you to agree. You are playing with {others}.' },
      substitute: {
        title: 'Let a bot play on? {game}',
        body: 'Somebody asks you to agree. You are playing with {others}.',
      },
      end: { title: 'End the game? {game}', body: 'Somebody asks you to agree. You are playing with {others}.' },
      over: { title: '{game}: the game is over', body: '{result}' },
      test: { title: 'It works', body: 'Boardwright can reach you here.' },
      confirm: {
        title: 'Boardwright: is this your address?',
        body: 'Somebody wants to hear about their games at this address. If it was you, open the link. If not, ignore this e-mail: you will not get another.',
      },
    },
    open: 'Open the table',
    stop: 'No more e-mails',
  },
  hu: {
    notices: {
      turn: { title: 'Te jössz: {game}', body: 'A játékostársaid: {others}.' },
      hurry: { title: 'Kevés időd maradt: {game}', body: 'Az időd negyede van hátra. A játékostársaid: {others}.' },
      began: { title: 'Elkezdődött: {game}', body: 'A játékostársaid: {others}.' },
      invited: { title: '{host} játszani hív: {game}', body: 'Fenntartottak neked egy helyet.' },
      rematch: { title: '{host} még egyszer játszana: {game}', body: 'A helyedet fenntartjuk.' },
      undo: { title: 'Visszavonható a lépés? {game}', body: 'A beleegyezésedet kérik. A játékostársaid: {others}.' },
      substitute: {
        title: 'Játsszon tovább robot? {game}',
        body: 'A beleegyezésedet kérik. A játékostársaid: {others}.',
      },
      end: { title: 'Vége legyen a játéknak? {game}', body: 'A beleegyezésedet kérik. A játékostársaid: {others}.' },
      over: { title: 'Véget ért: {game}', body: '{result}' },
      test: { title: 'Működik', body: 'A Boardwright itt elér téged.' },
      confirm: {
        title: 'Boardwright: a tiéd ez a cím?',
        body: 'Valaki ezen a címen szeretne értesülni a játékairól. Ha te voltál, nyisd meg a linket. Ha nem, ne törődj ezzel a levéllel: több nem jön.',
      },
    },
    open: 'Az asztal megnyitása',
    stop: 'Ne jöjjön több levél',
  },
  pl: {
    notices: {
      turn: { title: 'Twoja kolej: {game}', body: 'Grają z tobą: {others}.' },
      hurry: { title: 'Zostało mało czasu: {game}', body: 'Została ci ćwierć czasu. Grają z tobą: {others}.' },
      began: { title: 'Gra się rozpoczęła: {game}', body: 'Grają z tobą: {others}.' },
      invited: { title: '{host} zaprasza do gry {game}', body: 'Czeka na ciebie miejsce.' },
      rematch: { title: '{host} proponuje rewanż: {game}', body: 'Twoje miejsce czeka.' },
      undo: { title: 'Cofnąć ruch? {game}', body: 'Potrzebna jest twoja zgoda. Grają z tobą: {others}.' },
      substitute: {
        title: 'Czy bot ma grać dalej? {game}',
        body: 'Potrzebna jest twoja zgoda. Grają z tobą: {others}.',
      },
      end: { title: 'Zakończyć grę? {game}', body: 'Potrzebna jest twoja zgoda. Grają z tobą: {others}.' },
      over: { title: 'Koniec gry: {game}', body: '{result}' },
      test: { title: 'Działa', body: 'Boardwright może cię tu powiadamiać.' },
      confirm: {
        title: 'Boardwright: czy to twój adres?',
        body: 'Ktoś chce otrzymywać na ten adres wiadomości o swoich grach. Jeśli to ty, otwórz link. Jeśli nie, zignoruj tę wiadomość: kolejnych nie będzie.',
      },
    },
    open: 'Otwórz stół',
    stop: 'Zrezygnuj z wiadomości',
  },
};
