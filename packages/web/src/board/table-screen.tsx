import type { CardView } from '@lastclick/engine';
import { capitalised, findPlaced, serverName, stepWords } from '@lastclick/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import '../theme/theme.css';
import type { PassUntil, Snapshot, Tempo } from '@lastclick/session';
import { knownData } from '../cards/card-words.ts';
import type { Director, Reel } from '../director/director.ts';
import { DirectorLayer } from '../director/director-layer.tsx';
import { NewsLine } from '../director/news-line.tsx';
import { shownOf } from '../director/shown.ts';
import { GuideHints } from '../guide/guide-hints.tsx';
import { GameLog } from '../log/game-log.tsx';
import { TimingRail } from '../rail/rail.tsx';
import { RailLine } from '../rail/rail-line.tsx';
import { changeSettings, useSettings } from '../store/settings.ts';
import { Spoken } from '../theme/spoken.tsx';
import type { TableApi } from '../worker/table-api.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { OwnHand, ownSide, Sides } from './board.tsx';
import { CardPreview, type Pointed } from './card-preview.tsx';
import { CardZoom } from './card-zoom.tsx';
import { Concede } from './concede.tsx';
import { Dialog } from './dialog.tsx';
import { legalSpots, movesOfDrop } from './drops.ts';
import { Help } from './help.tsx';
import { OfferMenu } from './offer-menu.tsx';
import { defaultOffer, isEncounter, moveOfServer, offersOnBoard, onlyMove } from './offers.ts';
import { OutcomeBanner } from './outcome-banner.tsx';
import { hasScene, Scene, SidePanel } from './side-panel.tsx';
import { Strip } from './strip.tsx';
import { type OpenMenu, type Table, TableContext } from './table-context.ts';
import styles from './table-screen.module.css';
import { Toolbar } from './toolbar.tsx';
import { Tray } from './tray.tsx';
import { spotsIn, useDrag } from './use-drag.ts';
import { useKeys } from './use-keys.ts';
import { useMatch } from './use-match.ts';
import { useSpotFocus } from './use-spot-focus.ts';
import { useTableMoves } from './use-table-moves.ts';
import { useTempo } from './use-tempo.ts';

export interface TableScreenProps {
  readonly snapshot: Snapshot;
  /** What is drawn on the way to it; without it the snapshot is. */
  readonly staging?: { readonly director: Director; readonly reel: Reel };
  readonly api: TableApi;
  readonly settings: { readonly tempo: Tempo };
  readonly onLeave: () => void;
  /** Hears of a tempo changed at the table, to keep it. */
  readonly onTempo?: (tempo: Tempo) => void;
  /** Gives the game up, where there is one to give up; asked once more before. */
  readonly onConcede?: () => void;
  /** Shows a finished game from its beginning, where that is possible. */
  readonly onReplay?: () => void;
  /** What one may want once the game is over. */
  readonly afterGame?: ReactNode;
  /** What a tutorial says, right above the moves. */
  readonly coach?: ReactNode;
}

/** How long the cards of a line of the log stay marked, in milliseconds. */
const HIGHLIGHT = 4000;

type Window =
  | { readonly kind: 'log' | 'help' | 'concede' }
  | { readonly kind: 'zoom'; readonly card: CardView };

const NO_TARGETS: ReadonlySet<string> = new Set();

const nameOf = (card: CardView): string => knownData(card)?.title ?? `Facedown card c${card.object}`;

/** The whole table: both sides, the timing, the moves and the log, drawn from one snapshot. */
export function TableScreen(props: TableScreenProps) {
  const {
    snapshot: present,
    staging,
    api,
    settings,
    onLeave,
    onTempo,
    onConcede,
    onReplay,
    afterGame,
    coach,
  } = props;
  const snapshot = useMemo(() => shownOf(present, staging?.reel), [present, staging?.reel]);
  const { view, ask } = snapshot;
  const board = useRef<HTMLDivElement>(null);
  const isPhone = useMatch('(max-width: 900px)');
  const hasRoomForRail = useMatch('(min-width: 1100px)');
  const { rail } = useSettings();
  const hasRailColumn = hasRoomForRail && rail === 'open';
  const moves = useTableMoves(snapshot, api);
  const tempo = useTempo(settings.tempo, view.seat, api, onTempo);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [opened, setOpened] = useState<Window | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [inspected, setInspected] = useState<CardView | null>(null);
  const [highlighted, setHighlighted] = useState<ReadonlySet<number>>(new Set());
  const offers = useMemo(() => offersOnBoard(ask), [ask]);

  // Moves of another moment must not stay open.
  useEffect(() => {
    setMenu(null);
    setPointed(null);
  }, [ask]);

  useEffect(() => {
    if (highlighted.size === 0) return;
    const timer = setTimeout(() => setHighlighted(new Set()), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const titleOf = (object: number | null): string => {
    const card = object === null ? null : (findPlaced(view, object)?.card ?? null);
    return card === null ? 'Run' : nameOf(card);
  };
  const dragged = useDrag(board, {
    onHold(held) {
      const found = held.kind === 'card' ? findPlaced(view, held.object) : null;
      if (found !== null) setOpened({ kind: 'zoom', card: found.card });
    },
    onDrop(what, spot, anchor) {
      const object = what.kind === 'card' ? what.object : null;
      // Back where it was.
      if (object !== null && 'object' in spot && spot.object === object) return;
      const meant = movesOfDrop(ask, what, spot);
      const only = onlyMove(meant);
      if (only !== null) return moves.take(only);
      const place = spot.kind === 'server' ? spot.server : spot.kind;
      setMenu({
        title: titleOf(object),
        items: meant.map((offer) => ({ kind: 'offer', offer })),
        card: null,
        anchor,
        within: null,
        ...(meant.length === 0 ? { dropped: { object, place } } : {}),
      });
    },
  });
  const targets = useMemo(
    () =>
      dragged === null || board.current === null
        ? NO_TARGETS
        : legalSpots(ask, dragged, spotsIn(board.current)),
    [ask, dragged],
  );

  const table: Table = {
    snapshot,
    api,
    offers,
    gathered: moves.gathered,
    highlighted,
    targets,
    take(offer) {
      setMenu(null);
      moves.take(offer);
    },
    openMenu: setMenu,
    tapCard(card, anchor) {
      const own = offers.byObject.get(card.object) ?? [];
      const only = onlyMove(own);
      if (only !== null) return table.take(only);
      setMenu({
        title: nameOf(card),
        items: own.map((offer) => ({ kind: 'offer', offer })),
        card,
        anchor: anchor.getBoundingClientRect(),
        within: null,
      });
    },
    tapServer(server, anchor) {
      const own = offers.byServer.get(server) ?? [];
      const only = moveOfServer(own);
      if (only !== null) return table.take(only);
      setMenu({
        title: capitalised(serverName(server)),
        items: own.map((offer) => ({ kind: 'offer', offer })),
        card: null,
        anchor: anchor.getBoundingClientRect(),
        within: null,
      });
    },
    zoom(card) {
      setMenu(null);
      setOpened({ kind: 'zoom', card });
    },
    inspect(card, at) {
      if (knownData(card) === null) return;
      setInspected(card);
      // Where the panel shows something else, the card is shown beside where it lies.
      if (at !== null && (isPhone || hasScene(view))) setPointed({ card, at });
    },
    leave: () => setPointed(null),
    highlight(objects) {
      setOpened(null);
      setHighlighted(new Set(objects));
    },
  };

  const passUntil = (until: PassUntil): void => {
    if (ask?.passes.includes(until) === true) moves.passOn(until);
  };

  useSpotFocus(board);
  useKeys({
    onDefault() {
      if (moves.gathered.length > 0) return moves.confirm();
      const offer = defaultOffer(ask);
      if (offer !== null) table.take(offer);
    },
    onPassOn: () => moves.passOn(),
    onPassToAction: () => passUntil('action'),
    onPassRun: () => passUntil('run'),
    onPassTurn: () => passUntil('turn'),
    onBreakAll() {
      const [way] = isEncounter(ask) ? (ask?.ways ?? []) : [];
      if (way !== undefined) moves.follow(way);
    },
    onNumber(index) {
      const within = menu === null ? board.current : board.current?.querySelector('[data-menu]');
      within?.querySelector<HTMLElement>(`[aria-keyshortcuts="${index + 1}"]`)?.click();
    },
    onTakeBack: moves.takeBack,
    onLog: () =>
      isPhone
        ? setOpened({ kind: 'log' })
        : board.current?.querySelector<HTMLElement>('[aria-label="Log"]')?.focus(),
    onHelp: () => setOpened({ kind: 'help' }),
    onEscape: () => (menu === null ? moves.clear() : setMenu(menu.within)),
  });

  const hasSceneBelow = isPhone && hasScene(view);
  const own = ownSide(view);
  const mayConcede = onConcede !== undefined && snapshot.outcome === null && view.seat !== 'spectator';
  const toolbar = (
    <Toolbar
      tempo={tempo}
      shape={isPhone ? 'folded' : 'open'}
      onLog={() => setOpened({ kind: 'log' })}
      onHelp={() => setOpened({ kind: 'help' })}
      onConcede={mayConcede ? () => setOpened({ kind: 'concede' }) : null}
      onLeave={onLeave}
    />
  );
  return (
    <TableContext value={table}>
      <div
        ref={board}
        className={styles.screen}
        data-seat={view.seat}
        data-rail={hasRailColumn}
        data-played={snapshot.played}
        data-playing={staging !== undefined && staging.reel.scene !== null}
      >
        <main className={styles.table} aria-label="Table">
          <h1 className={styles.heading}>
            <Spoken>Netrunner: {stepWords(view)}</Spoken>
          </h1>
          <Strip side={own === 'corp' ? 'runner' : 'corp'}>{toolbar}</Strip>
          {!hasRailColumn && (
            <RailLine
              rail={snapshot.rail}
              edition={snapshot.edition}
              onStop={tempo.toggleStop}
              onOpen={hasRoomForRail ? () => changeSettings({ rail: 'open' }) : null}
            />
          )}
          <div className={styles.stage}>
            <Sides />
            {isPhone && <OwnHand />}
            {/* What comes and goes lies over the table: nothing that stays is moved by it. */}
            <div className={styles.notes}>
              {hasSceneBelow && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                <section className={styles.scene} aria-label="What goes on" tabIndex={0}>
                  <Scene view={view} hasMoves={false} />
                </section>
              )}
              <Tray shape={hasSceneBelow ? 'across' : 'tile'} />
              {moves.trouble !== '' && (
                <p className={styles.trouble} role="alert">
                  {moves.trouble}
                </p>
              )}
              <OutcomeBanner snapshot={snapshot} onLeave={onLeave} onReplay={onReplay}>
                {afterGame}
              </OutcomeBanner>
            </div>
            {staging !== undefined && <DirectorLayer {...staging} />}
          </div>
          <Strip side={own} />
          {isPhone && <NewsLine />}
          {coach ?? <GuideHints snapshot={snapshot} />}
          <div className={styles.foot}>
            {!isPhone && <OwnHand />}
            <ActionBar
              isOnlyPlace={hasSceneBelow}
              onConfirm={moves.confirm}
              onCancel={moves.clear}
              onPassOn={moves.passOn}
              onFollow={moves.follow}
              onTakeBack={moves.takeBack}
            />
          </div>
        </main>
        {hasRailColumn && (
          <div className={styles.rail}>
            <TimingRail
              rail={snapshot.rail}
              edition={snapshot.edition}
              onStop={tempo.toggleStop}
              onFold={() => changeSettings({ rail: 'folded' })}
            />
          </div>
        )}
        {!isPhone && <SidePanel inspected={inspected} />}
        {menu !== null && (
          <OfferMenu
            key={menu.title}
            menu={menu}
            onClose={() => setMenu(null)}
            onBack={() => setMenu(menu.within)}
          />
        )}
        {pointed !== null && menu === null && opened === null && <CardPreview pointed={pointed} />}
        {opened?.kind === 'zoom' && (
          <CardZoom
            card={opened.card}
            edition={snapshot.edition}
            onClose={() => setOpened(null)}
            tempo={tempo}
          />
        )}
        {opened?.kind === 'concede' && onConcede !== undefined && (
          <Concede onConcede={onConcede} onClose={() => setOpened(null)} />
        )}
        {opened?.kind === 'help' && <Help onClose={() => setOpened(null)} />}
        {opened?.kind === 'log' && (
          <Dialog title="Log" onClose={() => setOpened(null)}>
            <GameLog log={snapshot.log} onHighlight={table.highlight} />
          </Dialog>
        )}
      </div>
      <Announcer snapshot={present} news={staging?.reel.news ?? null} />
    </TableContext>
  );
}
