import { useComputed, useSignal } from '@preact/signals';
import { applyMove, startOf } from '@unjam/core';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { saveFile } from '../device/save-file.ts';
import { labText } from '../language/english/lab.ts';
import { nothing, type Text } from '../language/language.ts';
import { settings } from '../model/state.ts';
import { attempt, noteSeen, visited, visitState } from '../model/store.ts';
import { BoardView } from '../parts/board-view.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { stuckMessage } from '../solver/tasks.ts';
import type { drawOnCanvas } from './canvas-map.ts';
import type { ClusterMap } from './cluster-map-types.ts';
import { Histogram } from './histogram.tsx';
import { type Hovered, MapHover } from './map-hover.tsx';
import { MapLegend } from './map-legend.tsx';
import type { OverlayColours } from './map-overlay.ts';
import type { StateGraph } from './state-graph.ts';

/** The states of a cluster, to walk through on the board and on the map. */
export function Wander({ graph }: { graph: StateGraph }) {
  const { board, cluster } = graph;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<ClusterMap | undefined>(undefined);
  const hovered = useSignal<Hovered | undefined>(undefined);
  /** The number of the state that is shown; a state of a link may not be in the cluster. */
  const here = useComputed(() => graph.numberOf(visited.value ?? startOf(board)) ?? 0);
  const { theme } = settings.value;
  const marks = useMemo(
    () => ({
      here: here.value,
      way: graph.wayFrom(here.value),
      trail: graph.trailOf(attempt.value.moves),
      neighbours: graph.neighbours(here.value),
    }),
    [graph, here.value],
  );

  useEffect(() => {
    // the board shows which move comes next
    if (graph.nearer(here.value)) noteSeen();
  }, [graph, here.value]);
  useEffect(() => {
    let closed = false;
    void loadMap().then((draw) => {
      const element = container.current;
      if (closed || !element) return;
      map.current = draw(element, cluster, coloursOf(element), {
        onVisit: (state) => visitState(graph.stateAt(state)),
        onHover: (state, x, y) => {
          element.classList.toggle('over-state', state !== undefined);
          hovered.value =
            state === undefined
              ? undefined
              : { state: graph.stateAt(state), distance: graph.distance(state), x, y };
        },
      });
      map.current.mark(marks);
    });
    return () => {
      closed = true;
      hovered.value = undefined;
      map.current?.close();
      map.current = undefined;
    };
  }, [graph, theme]);
  useEffect(() => {
    map.current?.mark(marks);
    map.current?.follow(marks.here);
  }, [marks]);

  const stuck = useSignal<Text>(nothing);
  const { summary } = graph;
  useEffect(() => {
    if (summary.solved > 0 || cluster.partial) return;
    void stuckMessage(board).then((words) => {
      stuck.value = words;
    });
  }, [graph]);
  const distance = graph.distance(here.value);
  const next = graph.nearer(here.value);
  const state = graph.stateAt(here.value);
  const t = labText();
  const visit = (index: number) => visitState(graph.stateAt(index));
  return (
    <div class="wander">
      <div class="map-box">
        <div class="map-frame">
          <div
            class="map"
            ref={container}
            aria-hidden="true"
            onPointerLeave={() => (hovered.value = undefined)}
          />
          {hovered.value && <MapHover board={board} hovered={hovered.value} partial={cluster.partial} />}
          <MapTools map={map} graph={graph} />
        </div>
        <MapLegend
          hardest={summary.hardest}
          stuck={cluster.distances.includes(-1) && (cluster.partial ? t.noWayFound : t.noWay)}
          trail={marks.trail.length > 1}
        />
      </div>
      <div class="wander-side">
        <BoardView
          board={board}
          state={state}
          hint={next}
          onMove={({ state: after }) => {
            if (graph.numberOf(after) !== undefined) visitState(after);
          }}
        />
        <div class="panel">
          <p role="status">
            {distance < 0
              ? stuck.value() || t.noneFromHere
              : distance === 0
                ? t.atExit
                : cluster.partial && distance > 1
                  ? t.fromExitAtMost(distance)
                  : t.fromExit(distance)}
          </p>
          <div class="row">
            <Button
              disabled={!next}
              onClick={() => {
                if (next) visitState(applyMove(state, next));
              }}
            >
              {t.closer}
            </Button>
            <Button disabled={summary.hardestState < 0} onClick={() => visit(summary.hardestState)}>
              {t.hardest}
            </Button>
            <Button onClick={() => visitState(startOf(board))}>{t.toStart}</Button>
          </div>
          <p class="muted">
            {cluster.partial
              ? t.summaryOfFirst(cluster.count, summary.solved)
              : t.summary(cluster.count, summary.solved, summary.solved > 0 ? summary.hardest : undefined)}
          </p>
          {summary.solved > 0 && <Histogram bars={summary.bars} here={distance} />}
        </div>
      </div>
    </div>
  );
}

/** The drawing with WebGL, or on a plain canvas where there is none. */
async function loadMap(): Promise<typeof drawOnCanvas> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', ONE_SAMPLE) ?? canvas.getContext('webgl', ONE_SAMPLE);
  if (!gl) return (await import('./canvas-map.ts')).drawOnCanvas;
  const { drawMap } = await import('./cluster-map.ts');
  return (container, ...rest) => drawMap(container, canvas, gl, ...rest);
}

/** Without antialiasing by the browser: the shaders smooth what they draw. */
const ONE_SAMPLE: WebGLContextAttributes = { antialias: false };

/** The colours of what is drawn over the map come from the style sheet, light or dark. */
function coloursOf(element: Element): OverlayColours {
  const { outlineColor, textDecorationColor, caretColor, backgroundColor } = getComputedStyle(element);
  return { here: outlineColor, way: textDecorationColor, trail: caretColor, edge: backgroundColor };
}

function MapTools({ map, graph }: { map: { readonly current: ClusterMap | undefined }; graph: StateGraph }) {
  const savePicture = () =>
    map.current?.picture().toBlob((content) => {
      if (content) saveFile('unjam-map.png', content);
    }, 'image/png');
  const saveTable = async () => {
    const { csvOf } = await import('./map-csv.ts');
    saveFile('unjam-map.csv', new Blob([csvOf(graph)], { type: 'text/csv' }));
  };
  const t = labText().tools;
  return (
    <div class="map-tools" role="toolbar" aria-label={t.label}>
      <Tool name={t.zoomIn} icon={pageIcons.more} onClick={() => map.current?.zoom(1.6)} />
      <Tool name={t.zoomOut} icon={pageIcons.less} onClick={() => map.current?.zoom(1 / 1.6)} />
      <Tool name={t.fit} icon={pageIcons.fit} onClick={() => map.current?.fit()} />
      <Tool name={t.picture} icon={pageIcons.picture} onClick={savePicture} />
      <Tool name={t.table} icon={pageIcons.table} onClick={() => void saveTable()} />
    </div>
  );
}

const Tool = ({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) => (
  <button type="button" class="map-tool" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
