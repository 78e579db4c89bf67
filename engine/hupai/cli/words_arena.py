"""The words of what plays many hands: simulate and arena, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

ARENA_WORDS: Final[dict[str, Text]] = {
    "simulate.hands": (
        "{name}：打了 {hands} 局，胡 {won} 局，黄庄 {drawn} 局。",
        "{name}: {hands:hand|hands}, {won} won, {drawn} drawn.",
    ),
    "simulate.seat": (
        "  {seat}号位 {bot}：胡 {wins} 局，平均每局 {points} 分",
        "  seat {seat}, {bot}: {wins:win|wins}, {points} points a hand on average",
    ),
    "simulate.speed": (
        "用了 {seconds} 秒：每秒 {hands} 局、{decisions} 次决定；不合规则的决定 {illegal} 次。",
        "Took {seconds} s: {hands} hands and {decisions} decisions a second; illegal decisions: {illegal}.",
    ),
    "progress": (
        "{done}/{all}，还要约 {left} 秒",
        "{done}/{all}, about {left} s left",
    ),
    "arena.score": (
        "{name}：{candidate}对{against}，打了 {deals} 副牌（每副轮坐{seats}），平均每局 {ev} 分，"
        "95% 区间 {low} 到 {high}。",
        "{name}: {candidate} against {against}, {deals:deal|deals} in {seats} seats: {ev} points a hand, 95 % "
        "interval {low} to {high}.",
    ),
    "arena.sigma": (
        "  以一局的标准差（{sigma} 分）为单位：{ev}，区间 {low} 到 {high}。",
        "  In standard deviations of one hand ({sigma} points): {ev}, interval {low} to {high}.",
    ),
    "arena.above": (
        "  和别家一家家比，分数在其上的占 {above}%，95% 区间 {low}% 到 {high}%；其中 {equal}% 是平分，各算一半。",
        "  Beside each other seat its points stand above in {above} %, 95 % interval {low} % to {high} %; {equal} % "
        "are equal, and count half.",
    ),
    "arena.hands": (
        "  胡 {won} 局，别家胡 {lost} 局，黄庄 {drawn} 局{figure}。",
        "  {won} hands won{figure}, {lost} lost, {drawn} drawn.",
    ),
    "arena.moves": (
        "  每次决定 {mine} 毫秒，对手 {theirs} 毫秒；不合规则的决定 {illegal} 次，对手 {against} 次。",
        "  {mine} ms a decision, {theirs} ms for the others; illegal decisions: {illegal} and {against}.",
    ),
    "arena.difference": (
        "同样的牌、同样的座位，{candidate}比{baseline}平均每局多 {ev} 分，95% 区间 {low} 到 {high}。",
        "In the same seats of the same deals {candidate} scores {ev} points a hand more than {baseline}, 95 % interval "
        "{low} to {high}.",
    ),
    "arena.in_sigma": (
        "  以后者一局的标准差为单位：{ev}，区间 {low} 到 {high}。",
        "  In standard deviations of the latter's hand: {ev}, interval {low} to {high}.",
    ),
    "arena.copies": (
        "{number}个{bot}",
        "{number} of {bot}",
    ),
    "arena.mixed": (
        "{first}和{last}",
        "{first} and {last}",
    ),
    "arena.match_up": (
        "{candidate}对{against}",
        "{candidate} against {against}",
    ),
    "arena.cross": (
        "{name}，每格 {deals} 副牌：每局平均得分，以 σ（一局的标准差）为单位，± 是 95% 区间的一半。",
        "{name}, {deals:deal|deals} a cell: points a hand in σ (standard deviations of one hand), ± half the 95 % "
        "interval.",
    ),
    "arena.cross.note": (
        "每行是被测的一方，每列是另外{others}家。",
        "Rows: the candidate. Columns: the {others} others.",
    ),
    "arena.cross.note.one": (
        "每行是被测的一方，每列是对手。",
        "Rows: the candidate. Columns: the opponent.",
    ),
    "arena.mixed.row": (
        "  {match_up}：{score}",
        "  {match_up}: {score}",
    ),
    "arena.title": (
        "各级电脑对手的强弱",
        "How strong each level of bots is",
    ),
    "arena.scale": (
        "每局平均得分，单位 σ（一局的标准差），线段是 95% 区间",
        "points a hand in σ (standard deviations of one hand) with 95 % intervals",
    ),
    "arena.test.h1": (
        "  序贯检验：是 {h1} σ，不是 {h0} σ（对数似然比 {llr}）。",
        "  Sequential test: {h1} σ rather than {h0} σ (log-likelihood ratio {llr}).",
    ),
    "arena.test.h0": (
        "  序贯检验：是 {h0} σ，不是 {h1} σ（对数似然比 {llr}）。",
        "  Sequential test: {h0} σ rather than {h1} σ (log-likelihood ratio {llr}).",
    ),
    "arena.test.open": (
        "  序贯检验：还分不出 {h0} σ 和 {h1} σ（对数似然比 {llr}）。",
        "  Sequential test: not decided between {h0} σ and {h1} σ (log-likelihood ratio {llr}).",
    ),
    "train.pass": (
        "第 {number} 轮：{positions} 个局面，解释了得分方差的 {explained}%。",
        "Pass {number}: {positions} positions, {explained} % of the variance of the points explained.",
    ),
    "train.file": ("{name}的权重：{file}", "Weights for {name}: {file}"),
    "train.promoted": (
        "比{against}强：{ev} σ（95% 区间 {low} 到 {high}，{deals} 副牌），已采用。",
        "Better than {against}: {ev} σ (95 % interval {low} to {high}, {deals} deals); now in use.",
    ),
    "train.kept": (
        "没有证明比{against}强：{ev} σ（95% 区间 {low} 到 {high}，{deals} 副牌），未采用。",
        "Not shown to be better than {against}: {ev} σ (95 % interval {low} to {high}, {deals} deals); not in use.",
    ),
}
"""Chinese and English by key."""
